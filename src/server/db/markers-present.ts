import { MARKER_GONE_AFTER_MS } from '../../shared/constants';
import type { Db } from './open';
import { perDb } from './store';

/** A teacher marking a quiz, as of the page's last report. */
export interface Marker {
  readonly accountId: string;
  readonly name: string;
  readonly questionId: string | null;
  /** The focused group of answers, by the question's own key; null if none. */
  readonly place: string | null;
  readonly heardAt: number;
}

/** Never stored: presence is personal and short-lived. */
const heard = perDb(() => new Map<string, readonly Marker[]>());

/** Records a teacher as marking a quiz and returns the other markers; silent ones expire. */
export function meetMarkers(db: Db, quizId: string, self: Marker): Marker[] {
  const quizzes = heard(db);
  const others = (quizzes.get(quizId) ?? []).filter(
    ({ accountId, heardAt }) =>
      accountId !== self.accountId && self.heardAt - heardAt <= MARKER_GONE_AFTER_MS,
  );
  quizzes.delete(quizId);
  quizzes.set(quizId, [...others, self]);
  forgetGone(quizzes, self.heardAt);
  return others;
}

/** The most recently marked quiz is last. */
function forgetGone(quizzes: Map<string, readonly Marker[]>, now: number): void {
  for (const [quizId, markers] of quizzes) {
    if (markers.some(({ heardAt }) => now - heardAt <= MARKER_GONE_AFTER_MS)) break;
    quizzes.delete(quizId);
  }
}
