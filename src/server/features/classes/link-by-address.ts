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
 * At a login with a confirmed address: links every class line with the address to this account, and moves the attempts by PIN for
 * those teachers, except for quizzes begun with both.
 */
export function linkAccount(deps: Pick<Deps, 'db' | 'clock'>, { accountId, email }: SignedIn): void {
  const address = emailKey(email);
  // PIN accounts have an empty address, which identifies no person.
  if (address === '') return;
  const { listPinAccounts, linkEverywhere } = linksStore(deps.db);
  for (const { accountId: from, teacherId } of listPinAccounts.all({ email: address })) {
    moveAttempts(deps, { from, to: accountId, teacherId, actorId: accountId });
    movePractice(deps, { from, to: accountId, teacherId });
    endPinSessions(deps, from);
  }
  linkEverywhere.run({ accountId, email: address });
}

/** At a login with an unconfirmed address: unlinks the account from each line linked by it. */
export function unlinkAccount({ db }: LinkDeps, { accountId, email }: SignedIn): void {
  linksStore(db).unlink.run({ accountId, email: emailKey(email) });
}

/** The PIN account that becomes the account of a first login by address. */
export function findPinAccountOf({ db }: LinkDeps, email: string): string | undefined {
  const address = emailKey(email);
  return address === '' ? undefined : linksStore(db).listPinAccounts.get({ email: address })?.accountId;
}

/**
 * After a list or member was written: links members with an address and no account to the student account of that address, if
 * any. Call inside the act's transaction.
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
