import type { Db } from './open';
import { perDb } from './per-db';

type Makers = Readonly<Record<string, () => unknown>>;
type Made<Each extends Makers> = { readonly [Name in keyof Each]: ReturnType<Each[Name]> };

/**
 * The statements of a repository, each prepared at its first use and kept: the server starts with the few that it runs
 * then, in place of all that it knows.
 */
export function preparedPerDb<Each extends Makers>(makersOf: (db: Db) => Each): (db: Db) => Made<Each> {
  return perDb((db) => {
    const prepare: object = {};
    const statements = Object.create(prepare);
    for (const [name, make] of Object.entries(makersOf(db))) {
      Object.defineProperty(prepare, name, {
        get: () => {
          const value = make();
          // Its own from now on, which stands before the one that prepares.
          Object.defineProperty(statements, name, { value });
          return value;
        },
      });
    }
    return statements as Made<Each>;
  });
}
