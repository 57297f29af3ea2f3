import { DomainError } from '../../../shared/errors';
import { recordAudit } from '../../db/audit';
import type { Db } from '../../db/open';
import type { Deps } from '../../deps';
import { listMemberNames } from './class-store';
import type { FoundPerson } from './find-person';
import { listNames } from './person-store';
import { countPersonalRows } from './store';

/** What is stored about somebody, in numbers. */
export interface StoredAbout {
  /** As they call themselves, else as a class calls them, else as they were asked for. */
  readonly name: string;
  /** Null of who has none. */
  readonly email: string | null;
  readonly roles: ('teacher' | 'student')[];
  /** Rows by table. */
  readonly rows: Record<string, number>;
}

/**
 * Says how much is stored about whoever `find` finds (404 where nothing is), and changes nothing; the audit log says who asked.
 * `by` is who acts: null at the machine itself.
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

/** How much is stored about a person (404 where nothing is). */
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
