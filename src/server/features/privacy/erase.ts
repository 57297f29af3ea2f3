import { DomainError } from '../../../shared/errors';
import { recordAudit } from '../../db/audit';
import type { Deps } from '../../deps';
import { deleteAttempts, deleteBelongings, deleteQuizzes } from './erase-store';
import {
  deleteAccount,
  deleteByAddress,
  findEvaluationInTheWay,
  listAccountIds,
  listAttempts,
  listUntakenQuizIds,
} from './person-store';
import { deletingForGood, emptyLog, readPersonalRows } from './store';

/** What an erasure did, in numbers. */
export interface Erasure {
  readonly attempts: number;
  readonly quizzes: number;
  readonly accountsDeleted: number;
  /** Accounts that others' work or payments hang on: they are there still, without a name or an address. */
  readonly accountsNameless: number;
}

type EraseDeps = Pick<Deps, 'db' | 'clock' | 'inTransaction'>;

/**
 * Erases whoever has this address, in both roles (404). Of a student every attempt goes with all that hangs on it; of a teacher
 * the quizzes that nobody has taken. Quizzes that students took, and payments, stay under an account without a name. Refuses
 * (409) while an attempt runs or one of the quizzes is being evaluated. Backups are not touched.
 */
export function erasePerson({ db, clock, inTransaction }: EraseDeps, address: string): Erasure {
  const email = address.trim().toLowerCase();
  const erasure = deletingForGood(db, () =>
    inTransaction(() => {
      const accountIds = listAccountIds(db, email);
      refuseNothing(db, { accountIds, email }, address);
      const attempts = listAttempts(db, accountIds);
      refuseInUse(db, accountIds, attempts);
      const quizIds = accountIds.flatMap((id) => listUntakenQuizIds(db, id));
      deleteAttempts(
        db,
        attempts.map(({ id }) => id),
      );
      deleteQuizzes(db, quizIds);
      for (const id of accountIds) deleteBelongings(db, id);
      deleteByAddress(db, email);
      const left = accountIds.map((id) => deleteAccount(db, id));
      const done = {
        attempts: attempts.length,
        quizzes: quizIds.length,
        accountsDeleted: left.filter((each) => each === 'deleted').length,
        accountsNameless: left.filter((each) => each === 'nameless').length,
      };
      for (const subject of accountIds) {
        recordAudit(db, { at: clock.now(), actorId: null, action: 'person-erased', subject, after: done });
      }
      return done;
    }),
  );
  emptyLog(db);
  return erasure;
}

function refuseNothing(
  db: Deps['db'],
  who: { accountIds: readonly string[]; email: string },
  address: string,
): void {
  const isKnown = who.accountIds.length > 0 || readPersonalRows(db, who).some(({ rows }) => rows.length > 0);
  if (!isKnown) throw new DomainError('not_found', `Nothing is stored about ${address}.`);
}

function refuseInUse(
  db: Deps['db'],
  accountIds: readonly string[],
  attempts: readonly { submittedAt: number | null }[],
): void {
  if (attempts.some(({ submittedAt }) => submittedAt === null)) {
    throw new DomainError(
      'conflict',
      'This person is taking a quiz just now. Please try again when it is over.',
    );
  }
  const title = findEvaluationInTheWay(db, accountIds);
  if (title !== undefined) {
    throw new DomainError(
      'conflict',
      `“${title}” is being evaluated just now. Please try again in a moment.`,
    );
  }
}
