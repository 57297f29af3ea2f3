import type { Answer } from '../answer/answer';
import { answerText } from '../answer/answer-text';
import { type QuestionType, questionTypeOf } from './registry';

/** An answer on one line: the gaps of a cloze by number, anything else by its values. */
export const answerTextTo = (question: { readonly type: QuestionType }, answer: Answer): string =>
  questionTypeOf(question).answerText?.(answer) ?? answerText(answer);
