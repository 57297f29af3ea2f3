import type { Db } from './open';

/** Makes the prepared statements of a repository once per database, however often a service asks for them. */
export function perDb<Statements>(prepare: (db: Db) => Statements): (db: Db) => Statements {
  const made = new WeakMap<Db, Statements>();
  return (db) => {
    const known = made.get(db);
    if (known) return known;
    const statements = prepare(db);
    made.set(db, statements);
    return statements;
  };
}
