import { DomainError } from '../../../shared/errors';
import { recordAudit } from '../../db/audit';
import type { Db } from '../../db/open';
import { deleteRowsOf } from '../../db/personal-tables';
import type { Deps } from '../../deps';
import { endOrphanedPins, endPinSessionsAfterQuiz } from '../accounts/end-pin-sessions';
import {
  deleteClass,
  deleteMembers,
  deleteSparePinAccounts,
  listClassesOf,
  listMembersOfClass,
  listPinAccountIds,
  unlinkMembers,
} from './class-store';
import { deleteAttempts, deleteQuizzes } from './erase-store';
import { type FoundPerson, findByAccount, findByAddress, findMember } from './find-person';
import {
  deleteAccount,
  deleteByAddress,
  findEvaluationInTheWay,
  listAttempts,
  listUntakenQuizIds,
} from './person-store';
import { deletePracticeOfQuizzes, deleteSetsOf, endPracticeOfClass } from './practice-store';
import { deletingForGood, emptyLog, readPersonalRows } from './store';

export interface Erasure {
  readonly attempts: number;
  readonly quizzes: number;
  readonly accountsDeleted: number;
  /** Accounts kept without name and address, because others' work or payments refer to them. */
  readonly accountsNameless: number;
}

type EraseDeps = Pick<Deps, 'db' | 'clock' | 'inTransaction'>;

/** Erases the person with this address in both roles (404). */
export const erasePerson = (deps: EraseDeps, address: string): Erasure =>
  eraseFound(deps, () => findByAddress(deps.db, address));

/** Erases a class member without an address (404), found as by `findMember`. */
export const eraseMember = (deps: EraseDeps, member: { code: string; called: string }): Erasure =>
  eraseFound(deps, () => findMember(deps.db, member));

/** Erases a PIN account of a deleted class (404). */
export const eraseAccount = (deps: EraseDeps, accountId: string): Erasure =>
  eraseFound(deps, () => findByAccount(deps.db, accountId));

/**
 * Erases a student's attempts and class lines; a teacher's classes and untaken quizzes. Taken quizzes and
 * payments stay under a nameless account. Throws 409 during an attempt or evaluation. Backups are unchanged.
 * `by` is the actor, null for a command on the machine.
 */
export function eraseFound(
  { db, clock, inTransaction }: EraseDeps,
  find: () => FoundPerson,
  by: string | null = null,
): Erasure {
  const erasure = deletingForGood(db, () =>
    inTransaction(() => {
      const who = find();
      refuseNothing(db, who);
      const { accountIds, memberIds, email } = who;
      const attempts = listAttempts(db, accountIds);
      refuseInUse(db, accountIds, attempts);
      const quizIds = accountIds.flatMap((id) => listUntakenQuizIds(db, id));
      const attemptIds = attempts.map(({ id }) => id);
      deleteAttempts(db, attemptIds);
      deleteRowsOf(db, 'accounts', accountIds);
      deletePracticeOfQuizzes(db, quizIds);
      deleteQuizzes(db, quizIds);
      deleteMembers(db, memberIds);
      if (email !== null) deleteByAddress(db, email);
      endOrphanedPins({ db, clock });
      const pupils = accountIds
        .flatMap((id) => listClassesOf(db, id))
        .flatMap((id) => listMembersOfClass(db, id));
      for (const id of listPinAccountIds(db, pupils)) endPinSessionsAfterQuiz({ db, clock }, id);
      const left = accountIds.map((id) => removeAccount(db, id));
      const done = {
        attempts: attempts.length,
        quizzes: quizIds.length,
        accountsDeleted: left.filter((each) => each === 'deleted').length,
        accountsNameless: left.filter((each) => each === 'nameless').length,
      };
      for (const subject of accountIds.length > 0 ? accountIds : memberIds) {
        recordAudit(db, { at: clock.now(), actorId: by, action: 'person-erased', subject, after: done });
      }
      return done;
    }),
  );
  emptyLog(db);
  return erasure;
}

/**
 * Removes an account with its classes and their practice, inside the caller's transaction. Class lines stay without an account.
 * Returns whether it was deleted or had to stay nameless.
 */
export function removeAccount(db: Db, id: string): 'deleted' | 'nameless' {
  unlinkMembers(db, id);
  deleteSetsOf(db, id);
  for (const classId of listClassesOf(db, id)) {
    const members = listMembersOfClass(db, classId);
    deleteMembers(db, members);
    deleteSparePinAccounts(db, members);
    endPracticeOfClass(db, classId);
    deleteClass(db, classId);
  }
  return deleteAccount(db, id);
}

function refuseNothing(db: Deps['db'], who: FoundPerson): void {
  const isKnown = who.accountIds.length > 0 || readPersonalRows(db, who).some(({ rows }) => rows.length > 0);
  if (!isKnown) throw new DomainError('not_found', `Nothing is stored about ${who.calledBy}.`);
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
