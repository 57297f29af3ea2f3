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

/** A question's new neighbour above it; '' for the top. */
export interface Place {
  readonly questionId: string;
  readonly after: string;
}

/** The order after moving questions one by one; a question whose neighbour is gone stays. */
export function withPlaces(order: readonly string[], places: readonly Place[]): string[] {
  return places.reduce<string[]>(
    (now, { questionId, after }) => {
      const others = now.filter((id) => id !== questionId);
      if (after !== '' && !others.includes(after)) return now;
      return others.toSpliced(others.indexOf(after) + 1, 0, questionId);
    },
    [...order],
  );
}
