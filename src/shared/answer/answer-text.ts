import { messages } from '../messages';
import type { Answer } from './answer';

/** An answer in one line: the values of a list joined by commas, a dash for one that was left empty; pairs by semicolons. */
export function answerText(answer: Answer): string {
  if (Array.isArray(answer)) {
    return answer.map((value) => (value.trim() === '' ? messages.emptyEntry : value)).join(', ');
  }
  if (typeof answer !== 'object') return String(answer);
  return Object.entries(answer)
    .map(([left, right]) => `${left} → ${right}`)
    .join('; ');
}

/** Whether there is nothing in an answer. */
export const isEmptyAnswer = (answer: Answer | null | undefined): boolean =>
  answer === undefined || answer === null || (typeof answer !== 'number' && Object.keys(answer).length === 0);
