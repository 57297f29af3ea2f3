/**
 * The ids of questions and unfinished ones with the questions in a new order: each takes those below it along that are not
 * finished, and those before the first question stay there.
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

/** The list with one item at another place, counted from 0 without it. */
export const withMoved = (order: readonly string[], id: string, to: number): string[] =>
  order.filter((each) => each !== id).toSpliced(to, 0, id);
