import type { Answer, Answers } from '../../../shared/answer/answer';
import { answersEqual } from '../../../shared/answer/answers-equal';

/** An unsent change on this device; null clears the answer. */
export interface UnsentChange {
  readonly questionId: string;
  readonly answer: Answer | null;
  /** The time of the change in server-corrected epoch milliseconds, also its revision. */
  readonly changedAtMs: number;
}

export interface MergedChanges {
  /** The answers shown now. */
  readonly answers: Answers;
  /** The changes to send, one per question. */
  readonly send: readonly UnsentChange[];
  /** The superseded changes, not sent. */
  readonly gaveWay: readonly UnsentChange[];
}

/**
 * Merges this device's unsent changes with the server's answers: the latest change of each question is sent unless the server has
 * a later one, which supersedes it; a change equal to the stored answer is not superseded. `stored.revisions` also names cleared
 * answers.
 */
export function mergeUnsent({
  unsent,
  stored,
}: {
  unsent: readonly UnsentChange[];
  stored: { readonly answers: Answers; readonly revisions: Readonly<Record<string, number>> };
}): MergedChanges {
  const answers = new Map(Object.entries(stored.answers));
  const revisions = new Map(Object.entries(stored.revisions));
  const send: UnsentChange[] = [];
  const gaveWay: UnsentChange[] = [];
  for (const change of latestOfEach(unsent)) {
    const { questionId, answer, changedAtMs } = change;
    if (changedAtMs >= (revisions.get(questionId) ?? 0)) {
      send.push(change);
      if (answer === null) answers.delete(questionId);
      else answers.set(questionId, answer);
    } else if (!answersEqual(answer, answers.get(questionId))) {
      gaveWay.push(change);
    }
  }
  return { answers: Object.fromEntries(answers), send, gaveWay };
}

/** In the order of each question's first change; of two at the same moment, the later in the list. */
function latestOfEach(unsent: readonly UnsentChange[]): UnsentChange[] {
  const latest = new Map<string, UnsentChange>();
  for (const change of unsent) {
    const known = latest.get(change.questionId);
    if (!known || change.changedAtMs >= known.changedAtMs) latest.set(change.questionId, change);
  }
  return [...latest.values()];
}
