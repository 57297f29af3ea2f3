import type { Db } from './open';
import { perDb } from './store';

/** The part of a quiz that is no question: comments on submissions, second looks, corrections, the evaluation itself. */
const WHOLE = '';
/** So many quizzes are remembered: those that were not marked for the longest time go first. */
const QUIZZES_KEPT = 1000;

interface Revisions {
  /** What was before is not known: a page that has seen something older is told that all has changed. */
  since: number;
  /** By quiz and question, when something last changed; the quiz that changed last comes last. */
  readonly quizzes: Map<string, ReadonlyMap<string, number>>;
}

/** Lost when the server stops: each page then looks at everything once more, which is nothing that was worth a write. */
const known = perDb((): { revisions?: Revisions } => ({}));

function revisionsOf(db: Db, now: number): Revisions {
  const holder = known(db);
  holder.revisions ??= { since: now, quizzes: new Map() };
  return holder.revisions;
}

const latestOf = ({ since, quizzes }: Revisions, quizId: string): number =>
  Math.max(since, ...(quizzes.get(quizId)?.values() ?? []));

/** Keeps that marks, comments or the rubric of a question have changed; without a question, anything of the quiz. */
export function noteMarksChanged(
  db: Db,
  { quizId, questionId }: { quizId: string; questionId: string | null },
  now: number,
): void {
  const revisions = revisionsOf(db, now);
  const { quizzes } = revisions;
  const revision = Math.max(now, latestOf(revisions, quizId) + 1);
  const before = quizzes.get(quizId) ?? [];
  quizzes.delete(quizId);
  quizzes.set(quizId, new Map([...before, [questionId ?? WHOLE, revision]]));
  for (const quiz of [...quizzes.keys()].slice(0, -QUIZZES_KEPT)) {
    revisions.since = Math.max(revisions.since, latestOf(revisions, quiz));
    quizzes.delete(quiz);
  }
}

/** What of a quiz has changed after a revision: questions, or more than that. */
export interface MarksChanges {
  readonly revision: number;
  readonly changed: 'all' | { questionId: string; revision: number }[];
}

/** The revision of a quiz's marks, and what has changed since an earlier one. */
export function marksChangedSince(
  db: Db,
  { quizId, seenRevision }: { quizId: string; seenRevision: number },
  now: number,
): MarksChanges {
  const revisions = revisionsOf(db, now);
  const later = [...(revisions.quizzes.get(quizId) ?? [])].filter(([, revision]) => revision > seenRevision);
  const isMore = seenRevision < revisions.since || later.some(([questionId]) => questionId === WHOLE);
  return {
    revision: latestOf(revisions, quizId),
    changed: isMore ? 'all' : later.map(([questionId, revision]) => ({ questionId, revision })),
  };
}

/** The revision of a quiz's marks; read before the marks, it is never later than they are. */
export const marksRevision = (db: Db, quizId: string, now: number): number =>
  latestOf(revisionsOf(db, now), quizId);
