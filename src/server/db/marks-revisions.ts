import type { Db } from './open';
import { perDb } from './store';

/** The part of a quiz outside its questions: comments on submissions, second looks, corrections, the evaluation. */
const WHOLE = '';
/** Evicts the quizzes unmarked for longest. */
const QUIZZES_KEPT = 1000;

interface Revisions {
  /** Changes before this are unknown; a page with an older revision must refetch everything. */
  since: number;
  /** The last change by quiz and question; the most recently changed quiz is last. */
  readonly quizzes: Map<string, ReadonlyMap<string, number>>;
}

/** In memory only: after a restart each page refetches once. */
const known = perDb((): { revisions?: Revisions } => ({}));

function revisionsOf(db: Db, now: number): Revisions {
  const holder = known(db);
  holder.revisions ??= { since: now, quizzes: new Map() };
  return holder.revisions;
}

const latestOf = ({ since, quizzes }: Revisions, quizId: string): number =>
  Math.max(since, ...(quizzes.get(quizId)?.values() ?? []));

/** Records a change of a question's marks, comments or rubric; without a question, of anything in the quiz. */
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

/** The changes in a quiz since a revision: questions, or everything. */
export interface MarksChanges {
  readonly revision: number;
  readonly changed: 'all' | { questionId: string; revision: number }[];
}

/** The marks revision of a quiz and its changes since an earlier one. */
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

/** The marks revision of a quiz; read it before the marks, so that it is never newer than they are. */
export const marksRevision = (db: Db, quizId: string, now: number): number =>
  latestOf(revisionsOf(db, now), quizId);
