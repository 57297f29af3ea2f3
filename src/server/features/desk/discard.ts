import { isBlank } from '../../../shared/quiz/draft';
import { quizSettingsSchema } from '../../../shared/quiz/settings-schema';
import type { Deps } from '../../deps';
import type { Seen } from '../../rules/access/seen';
import type { QuizRecord } from '../quizzes/find';
import { deskStore } from './store';

/** Deletes a draft for good if it is untouched, and returns whether it did. */
export function discardQuiz(
  { db }: Pick<Deps, 'db'>,
  { quiz }: { quiz: Seen<QuizRecord, 'own'> },
): { isGone: boolean } {
  if (!isBlank(quizSettingsSchema.parse(quiz))) return { isGone: false };
  const { changes } = deskStore(db).removeEmpty.run({ quizId: quiz.id, teacherId: quiz.teacherId });
  return { isGone: changes > 0 };
}
