import type { Answer, Answers } from '../answer/answer';
import { answersEqual } from '../answer/answers-equal';

/** A change that this device has not been able to send; null clears the answer. */
export interface UnsentChange {
  readonly questionId: string;
  readonly answer: Answer | null;
  /** Server-corrected epoch milliseconds of the change itself, which is also the revision it is sent with. */
  readonly changedAtMs: number;
}

export interface MergedChanges {
  /** What the page shows now. */
  readonly answers: Answers;
  /** The changes to send, one for each question. */
  readonly send: readonly UnsentChange[];
  /** The changes that are not sent, as something else was written to their question later on. */
  readonly gaveWay: readonly UnsentChange[];
}

/**
 * Decides what becomes of the changes that lie on this device once it learns what the server has: the latest change of
 * each question is sent unless the server has a later one, which then supersedes the change. One that says what is
 * stored anyway is not superseded. `stored.revisions` also names questions whose answer was cleared.
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

/** In the order of the first change to each question; of two at the same moment the later one in the list. */
function latestOfEach(unsent: readonly UnsentChange[]): UnsentChange[] {
  const latest = new Map<string, UnsentChange>();
  for (const change of unsent) {
    const known = latest.get(change.questionId);
    if (!known || change.changedAtMs >= known.changedAtMs) latest.set(change.questionId, change);
  }
  return [...latest.values()];
}
