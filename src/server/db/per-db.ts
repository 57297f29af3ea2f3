import type { Db } from './open';

/** Makes something once for each database: the statements of a store, or what is counted in memory. */
export function perDb<Made>(prepare: (db: Db) => Made): (db: Db) => Made {
  const made = new WeakMap<Db, Made>();
  return (db) => {
    const known = made.get(db);
    if (known) return known;
    const fresh = prepare(db);
    made.set(db, fresh);
    return fresh;
  };
}
