import { messages } from '../messages';
import type { Answer } from './answer';

/**
 * An answer in one line: list values separated by commas, with a dash for an empty one; pairs separated by
 * semicolons.
 */
export const answerText = (answer: Answer): string =>
  answerParts(answer).join(Array.isArray(answer) ? ', ' : '; ');

/** The values of a list, with a dash for an empty one, or the pairs; any other answer is one part. */
export function answerParts(answer: Answer): string[] {
  if (Array.isArray(answer)) {
    return answer.map((value) => (value.trim() === '' ? messages.emptyEntry : value));
  }
  if (typeof answer !== 'object') return [String(answer)];
  return Object.entries(answer).map(([left, right]) => `${left} → ${right}`);
}

export const isEmptyAnswer = (answer: Answer | null | undefined): boolean =>
  answer === undefined || answer === null || (typeof answer !== 'number' && Object.keys(answer).length === 0);
