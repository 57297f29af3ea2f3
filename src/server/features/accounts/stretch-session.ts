import type { Student } from '../../../shared/actor';
import type { Deps } from '../../deps';
import { accountsStore } from './store';

const HOUR_MS = 60 * 60_000;

/** Extends a student's session to an hour after the deadline, so that nobody is signed out inside a quiz. */
export function stretchSession({ db }: Pick<Deps, 'db'>, student: Student, deadline: number): void {
  accountsStore(db).stretchSession.run({ tokenHash: student.sessionId, until: deadline + HOUR_MS });
}

/** The same after a downtime, for sessions alive when it began. */
export function stretchSessionsOf(
  { db }: Pick<Deps, 'db'>,
  { studentId, aliveAt, deadline }: { studentId: string; aliveAt: number; deadline: number },
): void {
  accountsStore(db).stretchSessionsOf.run({ accountId: studentId, aliveAt, until: deadline + HOUR_MS });
}
