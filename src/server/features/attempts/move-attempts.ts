import * as z from 'zod';
import type { OwnerId } from '../../../shared/access/owner-id';
import { recordAudit } from '../../db/audit';
import type { Deps } from '../../deps';
import { moveStore } from './move-store';

/** Two accounts of one student, and the teacher whose quizzes it is about. */
export interface AttemptsMove {
  readonly from: string;
  readonly to: string;
  readonly teacherId: OwnerId;
}

const ACTION = 'attempt-moved';
const sideSchema = z.object({ studentId: z.string() });

/** Whether a student is taking any quiz just now. */
export const isTakingQuiz = ({ db }: Pick<Deps, 'db'>, from: string): boolean =>
  moveStore(db).findRunning.get({ from }) !== undefined;

/** The titles of those quizzes that were begun with both accounts. */
export const titlesOfBoth = ({ db }: Pick<Deps, 'db'>, move: AttemptsMove): string[] =>
  moveStore(db)
    .listBoth.all({ ...move })
    .map(({ title }) => title);

/**
 * Hands attempts over from one account of a student to another, but for quizzes that were begun with both; answers how many.
 * Their histories begin with the first account: the audit log says of each why it is another now.
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

/** Whether an attempt that one account began was handed over to another, as the audit log says. */
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
