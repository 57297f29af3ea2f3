import { seededOrder } from '../seeded-order';

/**
 * From this number of texts on, the correct order is avoided; of two, the only other order would reveal it.
 */
const ENOUGH_TO_AVOID = 3;
/** An even draw yields the correct order at most once in six. */
const MOST_TURNS = 40;

/**
 * The first order other than the correct one; if there is none within the turns, the first text moves to the
 * end.
 */
export function avoiding(right: readonly string[], orderOf: (turn: number) => string[]): string[] {
  for (let turn = 0; turn < MOST_TURNS; turn += 1) {
    const order = orderOf(turn);
    const isRight = right.length === order.length && order.every((text, at) => text === right[at]);
    if (!isRight || order.length < ENOUGH_TO_AVOID) return order;
  }
  return [...right.slice(1), ...right.slice(0, 1)];
}

/** The order in print: always the same for a question, and from three texts on never the correct one. */
export const printedOrder = (
  texts: readonly string[],
  { questionId, right }: { questionId: string; right: readonly string[] },
): string[] => {
  const inNoOrder = texts.toSorted();
  return avoiding(right, (turn) => seededOrder(inNoOrder, `${questionId} ${turn}`));
};
