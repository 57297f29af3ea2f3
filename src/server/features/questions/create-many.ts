import type { Seen } from '../../../shared/access/seen';
import type { Teacher } from '../../../shared/actor';
import { DomainError } from '../../../shared/errors';
import { inQuestion } from '../../../shared/messages';
import { parseInput } from '../../../shared/parse';
import type { QuestionDraft } from '../../../shared/question/draft';
import { toQuestion } from '../../../shared/question/from-draft';
import { type QuestionFields, questionFieldsSchema } from '../../../shared/question/request';
import type { Quiz } from '../../../shared/quiz/schema';
import type { Deps } from '../../deps';
import type { QuizRecord } from '../quizzes/find';
import { getChangedQuiz } from '../quizzes/get';
import { addQuestions } from './add';
import { refuseStarted } from './find';
import { refuseMissingImages } from './named-images';
import { readValid } from './read-valid';

/**
 * Adds several questions at the end of a quiz, all or none, and answers the quiz. Refuses by its number the first that cannot
 * be saved (400), a quiz that students have started, and more questions than there can be (409).
 */
export function createQuestions(
  deps: Pick<Deps, 'db' | 'clock' | 'ids' | 'images' | 'policy'>,
  asked: {
    teacher: Teacher;
    quiz: Seen<QuizRecord, 'edit'>;
    input: { questions: readonly QuestionFields[] };
  },
): Quiz {
  const { teacher, quiz, input } = asked;
  const drafts = input.questions.map((fields, at) => readNumbered(deps, { fields, quiz, number: at + 1 }));
  refuseStarted(deps, quiz.id);
  const questions = drafts.map((draft) => toQuestion(draft, deps.ids.id(), null));
  addQuestions(deps, { ownerId: quiz.teacherId, quizId: quiz.id, questions });
  return getChangedQuiz(deps, teacher, quiz.id);
}

function readNumbered(
  deps: Pick<Deps, 'images'>,
  { fields, quiz, number }: { fields: QuestionFields; quiz: Seen<QuizRecord, 'edit'>; number: number },
): QuestionDraft {
  try {
    const draft = readValid(parseInput(questionFieldsSchema, fields), quiz);
    refuseMissingImages(deps, toQuestion(draft, '', null));
    return draft;
  } catch (error) {
    if (error instanceof DomainError) throw new DomainError(error.kind, inQuestion(number, error.message));
    throw error;
  }
}
