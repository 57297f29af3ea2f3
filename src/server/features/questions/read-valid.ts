import { refuseFirst } from '../../../shared/errors';
import type { QuestionDraft } from '../../../shared/question/draft';
import type { QuestionFields } from '../../../shared/question/request';
import type { Question } from '../../../shared/question/schema';
import { validateQuestion } from '../../../shared/question/validate';
import { readQuestionRequest } from '../../rules/question/read-request';
import type { QuizRecord } from '../quizzes/find';

/** The validated draft from a request (400); fields missing in the request keep their values from `before`. */
export function readValid(
  fields: QuestionFields,
  quiz: Pick<QuizRecord, 'useQuestionTimer'>,
  before?: QuestionDraft,
): QuestionDraft {
  const draft = readQuestionRequest(fields, before);
  refuseFirst(validateQuestion(draft, quiz));
  return draft;
}

/** Sets a question's image; without an image its description is dropped. */
export const withImage = (question: Question, imageUrl: string | null): Question => ({
  ...question,
  imageUrl,
  imageAlt: imageUrl === null ? null : question.imageAlt,
});
