import { emailKey } from '../../../shared/account/email-key';
import type { Deps } from '../../deps';
import { endPinSessions } from '../accounts/end-pin-sessions';
import { moveAttempts } from '../attempts/move-attempts';
import { movePractice } from '../practice/move-practice';
import { linksStore } from './links-store';

type LinkDeps = Pick<Deps, 'db'>;

interface SignedIn {
  readonly accountId: string;
  readonly email: string;
}

/**
 * At a login with a confirmed address: every line of a list that has this student's address stands for this account from now on. What was written with
 * a PIN for the teacher of such a line comes along, but for quizzes that were begun with both.
 */
export function linkAccount(deps: Pick<Deps, 'db' | 'clock'>, { accountId, email }: SignedIn): void {
  const address = emailKey(email);
  // The account behind a PIN has an empty address, which is nobody's.
  if (address === '') return;
  const { listPinAccounts, linkEverywhere } = linksStore(deps.db);
  for (const { accountId: from, teacherId } of listPinAccounts.all({ email: address })) {
    moveAttempts(deps, { from, to: accountId, teacherId, actorId: accountId });
    movePractice(deps, { from, to: accountId, teacherId });
    endPinSessions(deps, from);
  }
  linkEverywhere.run({ accountId, email: address });
}

/** At a login with an address that is not confirmed: the account leaves each line that it had by this address. */
export function unlinkAccount({ db }: LinkDeps, { accountId, email }: SignedIn): void {
  linksStore(db).unlink.run({ accountId, email: emailKey(email) });
}

/** The account by a PIN that is to become the account of whoever signs in with an address for the first time. */
export function findPinAccountOf({ db }: LinkDeps, email: string): string | undefined {
  const address = emailKey(email);
  return address === '' ? undefined : linksStore(db).listPinAccounts.get({ email: address })?.accountId;
}

/**
 * After a list or a member was written: who has an address and no account yet gets the student's account that has it, where
 * there is one. Belongs into the transaction of the act.
 */
export function linkByAddress({ db }: LinkDeps, classId: string): void {
  const { listInClass, listStudents, link } = linksStore(db);
  const members = listInClass.all({ classId });
  const taken = new Set(members.map(({ accountId }) => accountId));
  const open = members.filter(({ email, accountId }) => email !== null && accountId === null);
  if (open.length === 0) return;
  const emails = JSON.stringify(open.map(({ email }) => email));
  const students = new Map(listStudents.all({ emails }).map(({ id, email }) => [email, id]));
  for (const { memberId, email } of open) {
    const accountId = students.get(email ?? '');
    if (accountId === undefined || taken.has(accountId)) continue;
    link.run({ memberId, accountId });
    taken.add(accountId);
  }
}
