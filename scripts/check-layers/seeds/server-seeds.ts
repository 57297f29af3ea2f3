import { imports, returning, type Seed } from './seed';

/** The layers of the server. */
export const serverSeeds: readonly Seed[] = [
  imports('a port is an interface', 'server/ports/seeded.ts', '../db/open'),
  imports('a port knows no package', 'server/ports/seeded-package.ts', 'hono'),
  imports('the database lies below the features', 'server/db/seeded.ts', '../features/sign-in/login'),
  imports('an adapter knows no feature', 'server/adapters/seeded.ts', '../features/sign-in/login'),
  imports('a store imports no port', 'server/features/seeded/store.ts', '../../ports/clock'),
  imports('a store imports no use case', 'server/features/seeded/part-store.ts', './publish'),
  imports('a use case knows no HTTP', 'server/features/seeded/http.ts', 'hono'),
  imports('a use case knows no tRPC', 'server/features/seeded/trpc.ts', '@trpc/server'),
  imports('a use case knows no query builder', 'server/features/seeded/query.ts', 'drizzle-orm'),
  imports('a use case knows no calls', 'server/features/seeded/asks.ts', './calls'),
  {
    layer: 'a statement takes typed parameters',
    path: 'src/server/features/seeded/untyped-store.ts',
    text: `import { sql } from 'drizzle-orm';\n${returning("sql.placeholder('quizId')")}`,
    rule: 'plugin',
  },
  imports(
    'a use case uses its own store',
    'server/features/seeded/other.ts',
    '../quizzes/store',
    'own-store-only',
  ),
  imports('a call asks use cases: no store', 'server/features/seeded/calls.ts', './store'),
  imports('a use case knows no database driver', 'server/features/seeded/driver.ts', 'better-sqlite3'),
  imports(
    'a use case knows no provider',
    'server/features/seeded/provider.ts',
    '../../adapters/system/system-clock',
  ),
  imports('a use case knows no transport', 'server/features/seeded/views.ts', '../../transport/admit'),
  imports('a call asks use cases: no database', 'server/features/seeded/more/calls.ts', '../../../db/open'),
  imports('a mount asks calls: no adapter', 'server/mounts/seeded.ts', '../adapters/system/secrets'),
  imports('transport asks use cases: no store', 'server/transport/seeded.ts', '../features/accounts/store'),
  imports(
    'transport asks use cases: no adapter',
    'server/transport/seeded-adapter.ts',
    '../adapters/system/secrets',
  ),
  imports('an SDK belongs to its adapter', 'server/transport/seeded-sdk.ts', 'jose', 'sdk-in-adapter'),
  imports(
    'an SDK belongs to its adapter: a part of it',
    'server/seeded-sdk.ts',
    'csv-stringify/sync',
    'sdk-in-adapter',
  ),
];
