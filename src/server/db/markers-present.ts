import { MARKER_GONE_AFTER_MS } from '../../shared/constants';
import type { Db } from './open';
import { perDb } from './store';

/** Who marks a quiz just now, as their page last said it. */
export interface Marker {
  readonly accountId: string;
  readonly name: string;
  /** The question on the page; null where none is. */
  readonly questionId: string | null;
  /** The answers that have the focus there, by a name that their question gives them; null where none have. */
  readonly place: string | null;
  readonly heardAt: number;
}

/** Never stored: who sat where and when is nobody's business tomorrow. */
const heard = perDb(() => new Map<string, readonly Marker[]>());

/** Keeps that a teacher marks a quiz now, and answers who else does; who was not heard of for a while has gone. */
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

/** The quiz that was marked last comes last. */
function forgetGone(quizzes: Map<string, readonly Marker[]>, now: number): void {
  for (const [quizId, markers] of quizzes) {
    if (markers.some(({ heardAt }) => now - heardAt <= MARKER_GONE_AFTER_MS)) break;
    quizzes.delete(quizId);
  }
}
