import * as z from 'zod';
import { recordAudit } from '../../db/audit';
import type { Deps } from '../../deps';
import type { OwnerId } from '../../rules/access/owner-id';
import { moveStore } from './move-store';

/** Two accounts of one student, and the teacher whose quizzes are moved. */
export interface AttemptsMove {
  readonly from: string;
  readonly to: string;
  readonly teacherId: OwnerId;
}

const ACTION = 'attempt-moved';
const sideSchema = z.object({ studentId: z.string() });

/** Whether a student has a running attempt. */
export const isTakingQuiz = ({ db }: Pick<Deps, 'db'>, from: string): boolean =>
  moveStore(db).findRunning.get({ from }) !== undefined;

/** The titles of quizzes begun with both accounts. */
export const titlesOfBoth = ({ db }: Pick<Deps, 'db'>, move: AttemptsMove): string[] =>
  moveStore(db)
    .listBoth.all({ ...move })
    .map(({ title }) => title);

/**
 * Moves attempts from one account of a student to another, except for quizzes begun with both; returns their number. Their
 * histories name the first account; the audit log explains the change.
 */
export function moveAttempts(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { actorId, ...move }: AttemptsMove & { readonly actorId: string },
): number {
  const store = moveStore(db);
  const { from, to } = move;
  const moved = store.listToMove.all(move);
  for (const { id: attemptId } of moved) {
    store.move.run({ attemptId, to });
    recordAudit(db, {
      ...{ at: clock.now(), actorId, action: ACTION, subject: attemptId },
      before: { studentId: from } satisfies z.output<typeof sideSchema>,
      after: { studentId: to } satisfies z.output<typeof sideSchema>,
    });
  }
  return moved.length;
}

/** Whether the audit log says that an attempt moved from one account to another. */
export function wasMoved(
  { db }: Pick<Deps, 'db'>,
  attemptId: string,
  { from, to }: Pick<AttemptsMove, 'from' | 'to'>,
): boolean {
  let owner = from;
  for (const { before, after } of moveStore(db).listMoves.all({ attemptId, action: ACTION })) {
    if (sideSchema.parse(JSON.parse(before ?? '{}')).studentId !== owner) return false;
    owner = sideSchema.parse(JSON.parse(after ?? '{}')).studentId;
  }
  return owner === to;
}
