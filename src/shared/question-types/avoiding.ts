import { seededOrder } from '../seeded-order';

/** From so many on, an order that is as it should be is avoided: of two, the other one would say the same. */
const ENOUGH_TO_AVOID = 3;
/** An order that is drawn evenly is the right one at most once in six times. */
const MOST_TURNS = 40;

/** The first order that is not the right one; where each turn gives the right one, its first text comes last. */
export function avoiding(right: readonly string[], orderOf: (turn: number) => string[]): string[] {
  for (let turn = 0; turn < MOST_TURNS; turn += 1) {
    const order = orderOf(turn);
    const isRight = right.length === order.length && order.every((text, at) => text === right[at]);
    if (!isRight || order.length < ENOUGH_TO_AVOID) return order;
  }
  return [...right.slice(1), ...right.slice(0, 1)];
}

/** An order for a paper that is printed: always the same for a question, and another than the right one. */
export const printedOrder = (
  texts: readonly string[],
  { questionId, right }: { questionId: string; right: readonly string[] },
): string[] => {
  const inNoOrder = texts.toSorted();
  return avoiding(right, (turn) => seededOrder(inNoOrder, `${questionId} ${turn}`));
};
