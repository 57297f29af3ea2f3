import { attemptOrder } from '../attempt-order';

/** Texts in an order that is the same for the same seed. */
export const seededOrder = (texts: readonly string[], seed: string): string[] =>
  attemptOrder({ questions: texts, seed, shuffle: true });

/** From so many on, an order that is as it should be is avoided: of two, the other one would say the same. */
const ENOUGH_TO_AVOID = 3;

/** An order that is not the right one. */
export function avoiding(right: readonly string[], order: readonly string[]): string[] {
  const isRight = right.length === order.length && order.every((text, at) => text === right[at]);
  if (!isRight || order.length < ENOUGH_TO_AVOID) return [...order];
  return [...order.slice(1), ...order.slice(0, 1)];
}
