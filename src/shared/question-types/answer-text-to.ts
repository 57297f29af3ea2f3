import type { Answer } from '../answer/answer';
import { answerText } from '../answer/answer-text';
import { type QuestionType, questionTypeOf } from './registry';

/** The answer to a question of a type in a line: the gaps of a text by their numbers, anything else by its values. */
export const answerTextTo = (question: { readonly type: QuestionType }, answer: Answer): string =>
  questionTypeOf(question).answerText?.(answer) ?? answerText(answer);
