import { toQuestion } from '../../../shared/question/from-draft';
import type { Question } from '../../../shared/question/schema';
import { changesMarking } from '../../../shared/quiz/frozen';
import { draftOf, type QuestionForm } from './question-form';

/** Whether a form that can be saved changes how answers to the stored question are marked. */
export const isCorrection = (question: Question, form: QuestionForm): boolean =>
  changesMarking(question, toQuestion(draftOf(form), question._id, question.imageUrl));
