import { DomainError } from '../../../shared/errors';
import { recordAudit } from '../../db/audit';
import type { Db } from '../../db/open';
import type { Deps } from '../../deps';
import { listMemberNames } from './class-store';
import { type FoundPerson, findByAccount, findByAddress, findMember } from './find-person';
import { listNames } from './person-store';
import { countPersonalRows, type Row, readPersonalRows } from './store';

/** All stored data about a person: rows by table, times in epoch milliseconds. */
export interface PersonExport {
  /** Null without an address. */
  readonly email: string | null;
  readonly exportedAt: number;
  readonly tables: Readonly<Record<string, readonly Row[]>>;
}

type ExportDeps = Pick<Deps, 'db' | 'clock' | 'inTransaction'>;

/** Exports the data of the person with this address, in both roles (404 without any). Audited. */
export const exportPerson = (deps: ExportDeps, address: string): PersonExport =>
  exportFound(deps, () => findByAddress(deps.db, address));

/** The same for a class member without an address (404), found as by `findMember`. */
export const exportMember = (deps: ExportDeps, member: { code: string; called: string }): PersonExport =>
  exportFound(deps, () => findMember(deps.db, member));

/** The same for a PIN account of a deleted class (404). */
export const exportAccount = (deps: ExportDeps, accountId: string): PersonExport =>
  exportFound(deps, () => findByAccount(deps.db, accountId));

/** The same for the person `find` returns; `by` is the actor, null for a command on the machine. */
export function exportFound(
  { db, clock, inTransaction }: ExportDeps,
  find: () => FoundPerson,
  by: string | null = null,
): PersonExport {
  return inTransaction(() => {
    const who = find();
    const found = readPersonalRows(db, who).filter(({ rows }) => rows.length > 0);
    if (found.length === 0) throw new DomainError('not_found', `Nothing is stored about ${who.calledBy}.`);
    const exportedAt = clock.now();
    for (const subject of who.accountIds.length > 0 ? who.accountIds : who.memberIds) {
      recordAudit(db, { at: exportedAt, actorId: by, action: 'person-exported', subject });
    }
    const tables = Object.fromEntries(found.map(({ table, rows }) => [table, rows]));
    return { email: who.email, exportedAt, tables };
  });
}

/** The amount of data about a person. */
export interface StoredAbout {
  /** The account's name, else the class list's, else the operator's words. */
  readonly name: string;
  /** Null without an address. */
  readonly email: string | null;
  readonly roles: ('teacher' | 'student')[];
  /** Rows by table. */
  readonly rows: Record<string, number>;
}

/**
 * The amount of data about the person `find` returns (404 without any); changes nothing. Audited. `by` is the actor, null for a
 * command on the machine.
 */
export function lookUpFound(
  { db, clock, inTransaction }: Pick<Deps, 'db' | 'clock' | 'inTransaction'>,
  find: () => FoundPerson,
  by: string | null = null,
): StoredAbout {
  return inTransaction(() => {
    const who = find();
    const stored = storedAbout(db, who);
    for (const subject of who.accountIds.length > 0 ? who.accountIds : who.memberIds) {
      recordAudit(db, { at: clock.now(), actorId: by, action: 'person-looked-up', subject });
    }
    return stored;
  });
}

/** The amount of data about a person (404 without any). */
export function storedAbout(db: Db, who: FoundPerson): StoredAbout {
  const rows = countPersonalRows(db, who);
  if (Object.keys(rows).length === 0) {
    throw new DomainError('not_found', `Nothing is stored about ${who.calledBy}.`);
  }
  const accounts = listNames(db, who.accountIds);
  const [member] = listMemberNames(db, who.memberIds);
  return {
    name: accounts[0]?.name ?? member ?? who.calledBy,
    email: who.email,
    roles: [...new Set(accounts.map(({ role }) => role))],
    rows,
  };
}
