/** A question open for practice; `dueAt` is null before the first answer. */
export interface Practisable {
  readonly dueAt: number | null;
}

export interface Progress {
  readonly dueCount: number;
  readonly newCount: number;
  /** When the next question becomes due; epoch milliseconds. */
  readonly nextDueAt: number | null;
}

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
 * The next question to practise: the longest due, then new ones in order. Undefined when the rest is due later, unless
 * the student practises ahead.
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
