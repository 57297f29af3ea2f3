import { DomainError } from '../../../shared/errors';
import type { Db } from '../../db/open';
import { readShareId } from '../../rules/share-id';
import { findNamelessAccount, listMemberIds, listMembersUnder, listPinAccountIds } from './class-store';
import { listAccountIds } from './person-store';
import type { KnownAs } from './store';

/** A person, and the operator's words for them. */
export interface FoundPerson extends KnownAs {
  readonly calledBy: string;
}

/**
 * All ids of the person with this address, in both roles: accounts, class lines with the address or accounts,
 * and earlier PIN accounts of those lines.
 */
export function findByAddress(db: Db, address: string): FoundPerson {
  const email = address.trim().toLowerCase();
  // Accounts without an address belong to many people.
  if (email === '') return { accountIds: [], memberIds: [], email: null, calledBy: address };
  const own = listAccountIds(db, email);
  const memberIds = listMemberIds(db, { email, accountIds: own });
  const accountIds = [...new Set([...own, ...listPinAccountIds(db, memberIds)])];
  return { accountIds, memberIds, email, calledBy: address };
}

/**
 * All ids of a class member without an address, found by class code and name, number or id; includes trashed
 * classes and former members. Throws 404 if unknown, 409 for a member with an address or an ambiguous name.
 */
export function findMember(db: Db, { code, called }: { code: string; called: string }): FoundPerson {
  const wanted = folded(called);
  const found = listMembersUnder(db, readShareId(code)).filter(
    ({ id, name, number }) => id === called || folded(name) === wanted || folded(number ?? '') === wanted,
  );
  const [member, ...more] = found;
  if (!member)
    throw new DomainError('not_found', `Nobody in a class with the code ${code} is called ${called}.`);
  if (more.length > 0) {
    const ids = found.map(({ id, number }) => `${id}${number === null ? '' : ` (no. ${number})`}`);
    throw new DomainError(
      'conflict',
      `Several students are called ${called}. Please name one of: ${ids.join(', ')}.`,
    );
  }
  const address = member.email || member.accountEmail;
  if (address) {
    throw new DomainError(
      'conflict',
      `${member.name} has the address ${address}: please look them up by it.`,
    );
  }
  return known(db, [member.id], member.accountId ? [member.accountId] : [], called);
}

/** The same for an account without an address in a deleted class, by its id. */
export function findByAccount(db: Db, accountId: string): FoundPerson {
  const account = findNamelessAccount(db, accountId);
  if (!account) throw new DomainError('not_found', `There is no account ${accountId} without an address.`);
  return known(db, [], [account.id], accountId);
}

/** Adds the person's other class lines and PIN accounts. */
function known(
  db: Db,
  memberIds: readonly string[],
  accountIds: readonly string[],
  calledBy: string,
): FoundPerson {
  const members = [...new Set([...memberIds, ...listMemberIds(db, { email: null, accountIds })])];
  const accounts = [...new Set([...accountIds, ...listPinAccountIds(db, members)])];
  return { accountIds: accounts, memberIds: members, email: null, calledBy };
}

const folded = (text: string): string => text.trim().replace(/\s+/g, ' ').toLowerCase();
