import { messages } from '../messages';
import type { Answer } from './answer';

/** An answer in one line: the values of a list joined by commas, a dash for one that was left empty; pairs by semicolons. */
export const answerText = (answer: Answer): string =>
  answerParts(answer).join(Array.isArray(answer) ? ', ' : '; ');

/** The values of a list, a dash for one that was left empty, or the pairs; any other answer is one part. */
export function answerParts(answer: Answer): string[] {
  if (Array.isArray(answer)) {
    return answer.map((value) => (value.trim() === '' ? messages.emptyEntry : value));
  }
  if (typeof answer !== 'object') return [String(answer)];
  return Object.entries(answer).map(([left, right]) => `${left} → ${right}`);
}

/** Whether there is nothing in an answer. */
export const isEmptyAnswer = (answer: Answer | null | undefined): boolean =>
  answer === undefined || answer === null || (typeof answer !== 'number' && Object.keys(answer).length === 0);
