import type { Deps } from '../../deps';
import type { Seen } from '../../rules/access/seen';
import type { FolderRequest } from '../../rules/quiz/request';
import type { QuizRecord } from './find';
import { updateOwnQuiz } from './store';

/** Moves a quiz into the named folder or out of any; a folder exists while a quiz is in it. */
export function setFolder(
  { db }: Pick<Deps, 'db'>,
  { quiz, input }: { quiz: Seen<QuizRecord, 'own'>; input: FolderRequest },
): FolderRequest {
  const { folder } = input;
  updateOwnQuiz(db, { quizId: quiz.id, teacherId: quiz.teacherId }, { folder });
  return { folder };
}
