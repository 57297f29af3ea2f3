/**
 * The order of questions and drafts after reordering the questions: each takes the drafts below it along; those before the first
 * stay.
 */
export function withQuestionsInOrder(order: readonly string[], questionIds: readonly string[]): string[] {
  const questions = new Set(questionIds);
  const head: string[] = [];
  const groups = new Map<string, string[]>();
  let group = head;
  for (const id of order) {
    if (questions.has(id)) {
      group = [];
      groups.set(id, group);
    }
    group.push(id);
  }
  return [...head, ...questionIds.flatMap((id) => groups.get(id) ?? [])];
}

/** Moves one item to an index, counted without it. */
export const withMoved = (order: readonly string[], id: string, to: number): string[] =>
  order.filter((each) => each !== id).toSpliced(to, 0, id);
