import { DomainError } from '../../../shared/errors';
import { recordAudit } from '../../db/audit';
import type { Deps } from '../../deps';
import { listAccountIds } from './person-store';
import { type Row, readPersonalRows } from './store';

/** All that is stored about a person, as it is stored: rows by table, times in epoch milliseconds. */
export interface PersonExport {
  readonly email: string;
  readonly exportedAt: number;
  readonly tables: Readonly<Record<string, readonly Row[]>>;
}

/** Gathers all that is stored about whoever has this address, in both roles (404 when there is nothing); the audit log says so. */
export function exportPerson(
  { db, clock, inTransaction }: Pick<Deps, 'db' | 'clock' | 'inTransaction'>,
  address: string,
): PersonExport {
  const email = address.trim().toLowerCase();
  return inTransaction(() => {
    const accountIds = listAccountIds(db, email);
    const found = readPersonalRows(db, { accountIds, email }).filter(({ rows }) => rows.length > 0);
    if (found.length === 0) throw new DomainError('not_found', `Nothing is stored about ${address}.`);
    const exportedAt = clock.now();
    for (const subject of accountIds) {
      recordAudit(db, { at: exportedAt, actorId: null, action: 'person-exported', subject });
    }
    return { email, exportedAt, tables: Object.fromEntries(found.map(({ table, rows }) => [table, rows])) };
  });
}
