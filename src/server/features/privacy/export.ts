import { DomainError } from '../../../shared/errors';
import { recordAudit } from '../../db/audit';
import type { Deps } from '../../deps';
import { type FoundPerson, findByAccount, findByAddress, findMember } from './find-person';
import { type Row, readPersonalRows } from './store';

/** All that is stored about a person, as it is stored: rows by table, times in epoch milliseconds. */
export interface PersonExport {
  /** Null of who has none. */
  readonly email: string | null;
  readonly exportedAt: number;
  readonly tables: Readonly<Record<string, readonly Row[]>>;
}

type ExportDeps = Pick<Deps, 'db' | 'clock' | 'inTransaction'>;

/** Gathers all that is stored about whoever has this address, in both roles (404 when there is nothing); the audit log says so. */
export const exportPerson = (deps: ExportDeps, address: string): PersonExport =>
  exportFound(deps, () => findByAddress(deps.db, address));

/** The same of a member of a class who has no address (404), found as `findMember` finds them. */
export const exportMember = (deps: ExportDeps, member: { code: string; called: string }): PersonExport =>
  exportFound(deps, () => findMember(deps.db, member));

/** The same of who wrote with a PIN in a class that is gone since (404). */
export const exportAccount = (deps: ExportDeps, accountId: string): PersonExport =>
  exportFound(deps, () => findByAccount(deps.db, accountId));

/** The same of whoever `find` finds; `by` is who acts: null at the machine itself. */
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
