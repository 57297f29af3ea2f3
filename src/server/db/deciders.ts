import { eq } from 'drizzle-orm';
import { colleagueMessages } from '../../shared/marking/colleague-messages';
import type { Decider } from '../../shared/marking/standing-marks';
import { accounts } from './accounts-schema';
import type { Db } from './open';
import { perDb, statement } from './store';

const namesStore = perDb((db) => ({
  find: statement({ id: accounts.id }, (at) =>
    db.select({ name: accounts.name }).from(accounts).where(eq(accounts.id, at.id)),
  ),
}));

/** Names the teachers behind decisions for a viewer; each name is looked up once. */
export function decidersFor(db: Db, viewerId: string): (id: string | null) => Decider | null {
  const known = new Map<string, Decider>();
  return (id) => {
    if (id === null) return null;
    const decider = known.get(id) ?? { name: nameOf(db, id), isYou: id === viewerId };
    known.set(id, decider);
    return decider;
  };
}

/** A teacher's name; "A colleague" for deleted and unknown accounts. */
export const nameOf = (db: Db, id: string | null): string =>
  (id !== null && namesStore(db).find.get({ id })?.name) || colleagueMessages.someone;
