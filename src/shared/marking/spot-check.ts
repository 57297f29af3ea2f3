/** A sure answer drawn for the spot check; identical answers are one check. */
export interface Check {
  readonly id: string;
  /** The suggestion at the time of the draw. */
  readonly suggested: number;
}

export interface DecidedCheck extends Check {
  readonly given: number;
  readonly at: number;
}

/** The result of a quiz's spot check over all its text questions. */
export interface CheckResult {
  /** Of the latest check: how many were reviewed, and how many of these were right. */
  readonly checked: number;
  readonly right: number;
}

/** Whether the sure marks of a question are reliable. */
export interface Reliance extends CheckResult {
  /** The next requirement, or nothing. */
  readonly needs: 'marks' | 'spot-check' | 'nothing';
}

const FEWEST_MARKS = 3;
export const SPOT_CHECK = 5;

/** The result of a quiz's latest spot check; a wrong check starts a new one. */
export function checkResult(checks: readonly DecidedCheck[]): CheckResult {
  const decided = [...Map.groupBy(checks, ({ id }) => id).values()].map((same) => ({
    at: Math.max(...same.map(({ at }) => at)),
    // One wrong answer makes all identical answers wrong.
    isRight: same.every(({ suggested, given }) => suggested === given),
  }));
  const inOrder = decided.toSorted((one, other) => one.at - other.at);
  const since = inOrder.slice(inOrder.findLastIndex(({ isRight }) => !isRight) + 1);
  const latest = since.length > 0 ? since : inOrder.slice(-SPOT_CHECK);
  return { checked: latest.length, right: latest.filter(({ isRight }) => isRight).length };
}

/**
 * The sure marks of a question are reliable after enough marks by the teacher and a passed spot check of the
 * quiz.
 */
export function relianceOf(markedGroups: number, result: CheckResult): Reliance {
  if (markedGroups < FEWEST_MARKS) return { needs: 'marks', ...result };
  return { needs: rightInARow(result) < SPOT_CHECK ? 'spot-check' : 'nothing', ...result };
}

const rightInARow = ({ checked, right }: CheckResult) => (right === checked ? checked : 0);

/** The number of checks yet to be drawn in a quiz, besides open ones, with this number of sure groups. */
export const checksToCome = (result: CheckResult, { drawn, sure }: { drawn: number; sure: number }): number =>
  Math.max(0, Math.min(SPOT_CHECK - rightInARow(result) - drawn, sure));

/**
 * Whether a mark is sure and may be drawn, or was drawn: marks by rule need no check, and released ones get
 * none.
 */
export const mayBeDrawn = ({
  source,
  confidence,
  needsReview,
  isReleased,
  findings,
}: {
  readonly source: string;
  readonly confidence: number;
  readonly needsReview: boolean;
  readonly isReleased: boolean;
  readonly findings: { readonly check?: unknown } | null;
}): boolean =>
  (source === 'built-in' || source === 'ai') &&
  confidence < 1 &&
  !isReleased &&
  (!needsReview || findings?.check !== undefined);

/** An answer to a text question of the quiz, with its current marks. */
export interface AnswerToCheck {
  readonly id: string;
  readonly questionId: string;
  readonly group: string;
  readonly check: Check | undefined;
  /** The teacher's mark. */
  readonly given: { readonly marks: number; readonly at: number } | null;
  /** The grader's sure marks, if they may still change; null for all others, including marks by rule. */
  readonly sure: number | null;
}

/**
 * The IDs of the sure answers for the teacher to check now: earlier draws that are still sure of the same
 * marks, and random ones over all questions, until five in a row are right.
 */
export function spotCheck(
  answers: readonly AnswerToCheck[],
  { random, newId }: { random: () => number; newId: () => string },
): ReadonlyMap<string, Check> {
  const groups = [...Map.groupBy(answers, ({ questionId, group }) => `${questionId} ${group}`).values()];
  const marked = groups.filter((members) => members.some(({ given }) => given));
  const decided = answers.flatMap(({ check, given }) =>
    check && given ? [{ ...check, given: given.marks, at: given.at }] : [],
  );
  const result = checkResult(decided);
  const decidedIds = new Set(decided.map(({ id }) => id));
  const markedGroups = Map.groupBy(marked, ([first]) => first?.questionId);
  const mayBeChecked = ([first]: readonly AnswerToCheck[]) =>
    relianceOf(markedGroups.get(first?.questionId)?.length ?? 0, result).needs === 'spot-check';
  const sure = groups.filter(
    (members) => members.every((answer) => answer.sure !== null && !answer.given) && mayBeChecked(members),
  );
  const idOf = (members: readonly AnswerToCheck[]) =>
    members.find(({ check, sure: now }) => check && !decidedIds.has(check.id) && now === check.suggested)
      ?.check?.id;
  const drawn = sure.flatMap((members) => {
    const id = idOf(members);
    return id === undefined ? [] : [{ id, members }];
  });
  const others = sure.filter((members) => idOf(members) === undefined);
  const missing = checksToCome(result, { drawn: drawn.length, sure: others.length });
  const more = others
    .map((members) => ({ members, place: random() }))
    .toSorted((one, other) => one.place - other.place)
    .slice(0, missing)
    .map(({ members }) => ({ id: newId(), members }));
  return new Map(
    [...drawn, ...more].flatMap(({ id, members }) =>
      members.flatMap((answer): [string, Check][] =>
        answer.sure === null ? [] : [[answer.id, { id, suggested: answer.sure }]],
      ),
    ),
  );
}
