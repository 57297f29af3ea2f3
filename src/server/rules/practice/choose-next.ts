/** A question that can be practised, and what its student remembers of it; null before the first answer. */
export interface Practisable {
  readonly dueAt: number | null;
}

/** How far a student is with some questions. */
export interface Progress {
  readonly dueCount: number;
  readonly newCount: number;
  /** When the next one is due that is not due yet; epoch milliseconds. */
  readonly nextDueAt: number | null;
}

/** How many questions are due by now, how many are new, and when the next of the others is due. */
export function progressOf(questions: readonly Practisable[], nowMs: number): Progress {
  const dues = questions.flatMap(({ dueAt }) => dueAt ?? []);
  const later = dues.filter((dueAt) => dueAt > nowMs);
  return {
    dueCount: dues.length - later.length,
    newCount: questions.length - dues.length,
    nextDueAt: later.length > 0 ? Math.min(...later) : null,
  };
}

/**
 * The question to practise next: what is due, the longest due first, then what is new, in its order. Nothing when all that is
 * left is due later, unless the student goes on ahead of it.
 */
export function chooseNext<Question extends Practisable>(
  questions: readonly Question[],
  { nowMs, isAhead }: { nowMs: number; isAhead: boolean },
): Question | null {
  const answered = questions
    .filter(({ dueAt }) => dueAt !== null)
    .toSorted((one, other) => (one.dueAt ?? 0) - (other.dueAt ?? 0));
  const [first] = answered;
  if (first && (first.dueAt ?? 0) <= nowMs) return first;
  const fresh = questions.find(({ dueAt }) => dueAt === null);
  return fresh ?? (isAhead ? (first ?? null) : null);
}
