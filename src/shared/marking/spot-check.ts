/** A sure answer that was drawn for the teacher to look at; answers that are the same are one check. */
export interface Check {
  readonly id: string;
  /** What was suggested when it was drawn. */
  readonly suggested: number;
}

/** A check that the teacher has decided, for one answer. */
export interface DecidedCheck extends Check {
  readonly given: number;
  readonly at: number;
}

/** How the spot check of a quiz went, over all of its text questions. */
export interface CheckResult {
  /** Of the latest check: how many were looked at, and how many of these stood. */
  readonly checked: number;
  readonly right: number;
}

/** Whether the sure marks of one question can be relied on. */
export interface Reliance extends CheckResult {
  /** What is needed before, or that nothing is. */
  readonly needs: 'marks' | 'spot-check' | 'nothing';
}

const FEWEST_MARKS = 3;
export const SPOT_CHECK = 5;

/** How the latest spot check of a quiz went, from the checks that were decided in it; a wrong one begins another. */
export function checkResult(checks: readonly DecidedCheck[]): CheckResult {
  const decided = [...Map.groupBy(checks, ({ id }) => id).values()].map((same) => ({
    at: Math.max(...same.map(({ at }) => at)),
    // One that was wrong speaks for all that are the same.
    isRight: same.every(({ suggested, given }) => suggested === given),
  }));
  const inOrder = decided.toSorted((one, other) => one.at - other.at);
  const since = inOrder.slice(inOrder.findLastIndex(({ isRight }) => !isRight) + 1);
  const latest = since.length > 0 ? since : inOrder.slice(-SPOT_CHECK);
  return { checked: latest.length, right: latest.filter(({ isRight }) => isRight).length };
}

/** Whether the sure marks of a question can be relied on: once the teacher has marked enough of it, and the quiz has passed. */
export function relianceOf(markedGroups: number, result: CheckResult): Reliance {
  if (markedGroups < FEWEST_MARKS) return { needs: 'marks', ...result };
  return { needs: rightInARow(result) < SPOT_CHECK ? 'spot-check' : 'nothing', ...result };
}

const rightInARow = ({ checked, right }: CheckResult) => (right === checked ? checked : 0);

/** How many checks of a quiz are still to be drawn, beside those that wait, among so many sure groups of answers. */
export const checksToCome = (result: CheckResult, { drawn, sure }: { drawn: number; sure: number }): number =>
  Math.max(0, Math.min(SPOT_CHECK - rightInARow(result) - drawn, sure));

/** Whether a mark is sure and may be drawn, or was: a mark by rule needs no check, and a released one gets none. */
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

/** An answer to a text question of the quiz as the marks leave it. */
export interface AnswerToCheck {
  readonly id: string;
  readonly questionId: string;
  readonly group: string;
  readonly check: Check | undefined;
  /** The teacher's own mark. */
  readonly given: { readonly marks: number; readonly at: number } | null;
  /** The marks that the grader is sure of and that may still move; null for all others, those that a rule decides too. */
  readonly sure: number | null;
}

/**
 * The sure answers of a quiz that the teacher is to look at now, by id: those drawn before as long as they are sure of the same
 * marks, and others by chance, over all questions at once, until five are right in a row.
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
