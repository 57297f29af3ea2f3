import { refuseFirst } from '../../../shared/errors';
import type { QuestionDraft } from '../../../shared/question/draft';
import { type QuestionFields, readQuestionRequest } from '../../../shared/question/request';
import type { Question } from '../../../shared/question/schema';
import { validateQuestion } from '../../../shared/question/validate';
import type { QuizRecord } from '../quizzes/find';

/** The request as a draft that can be saved in this quiz; with `before`, missing fields stay as they are (400). */
export function readValid(
  fields: QuestionFields,
  quiz: Pick<QuizRecord, 'useQuestionTimer'>,
  before?: QuestionDraft,
): QuestionDraft {
  const draft = readQuestionRequest(fields, before);
  refuseFirst(validateQuestion(draft, quiz));
  return draft;
}

/** The image a question shows and its description, which without an image describes nothing. */
export const withImage = (question: Question, imageUrl: string | null): Question => ({
  ...question,
  imageUrl,
  imageAlt: imageUrl === null ? null : question.imageAlt,
});
