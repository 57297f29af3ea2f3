import path from 'node:path';
import { CIRCLES } from './circles';
import { lintFaults } from './lint-faults';
import { typeFaults } from './type-faults';

/** A planted violation of one layer, and the rule that must catch it. */
export interface Seed {
  readonly layer: string;
  readonly path: string;
  readonly text: string;
  /** A rule of Biome or our own, or `tsc`. */
  readonly rule: string;
}

const BIOME_IMPORTS = 'lint/style/noRestrictedImports';

const importing = (specifier: string): string =>
  `import { seeded } from '${specifier}';\nexport const use = seeded;\n`;
const returning = (expression: string): string => `export const seeded = () => ${expression};\n`;

const imports = (layer: string, path: string, specifier: string, rule = BIOME_IMPORTS): Seed => ({
  layer,
  path: `src/${path}`,
  text: importing(specifier),
  rule,
});

/** Two folders that import each other, without a circle of files. */
const circleOf = (
  what: string,
  [one, other]: readonly [string, string],
  word = 'import',
): readonly Seed[] => {
  const planted = (from: string, name: string, target: string): Seed => ({
    layer: `folders go in no circle: ${what}, ${name}`,
    path: `src/${from}/${name}.ts`,
    text: `${word} { seeded } from '${path.posix.relative(from, target)}';\n`,
    rule: CIRCLES,
  });
  return [planted(one, 'there', `${other}/taken`), planted(other, 'back', `${one}/given`)];
};

const impure = (name: string, expression: string, place = 'shared'): Seed => ({
  layer: `rules are given the time, the dice and the data: ${expression} in ${place}`,
  path: `src/${place}/seeded/${name}.ts`,
  text: returning(expression),
  rule: 'plugin',
});

const inputOutput = (name: string, expression: string, place = 'shared'): Seed => ({
  layer: `rules have no I/O to compile against: ${expression} in ${place}`,
  path: `src/${place}/seeded/${name}-unknown.ts`,
  text: returning(expression),
  rule: 'tsc',
});

/** One violation per layer, each in a folder named `seeded`, a name no source uses. */
export const seeds: readonly Seed[] = [
  imports('the core imports only zod: a package', 'shared/seeded/package.ts', '@trpc/server'),
  imports('the core imports only zod: Node', 'shared/seeded/node.ts', 'node:fs'),
  imports('the core imports only zod: no renderer', 'shared/seeded/renderer.ts', 'marked'),
  imports('the renderer imports only marked and temml', 'shared/rich-text/seeded.ts', 'jose'),
  imports('the renderer knows no server', 'shared/rich-text/seeded-server.ts', '../../server/deps'),
  imports('one place renders: not the server', 'server/seeded-renderer.ts', 'temml', 'one-renderer'),
  imports('one place renders: not the client', 'client/seeded-renderer.ts', 'marked', 'one-renderer'),
  imports('the readers of markup import only their parsers', 'server/rules/import/markup/seeded.ts', 'jose'),
  imports(
    'the readers of markup know no server',
    'server/rules/import/markup/seeded-server.ts',
    '../../../deps',
    'rules-are-pure',
  ),
  imports('one place parses markup: not the server', 'server/seeded-markup.ts', 'saxes', 'one-markup-reader'),
  imports('rules of the server import only zod', 'server/rules/seeded/package.ts', 'hono'),
  imports(
    'rules of the server know no server',
    'server/rules/seeded/server.ts',
    '../../deps',
    'rules-are-pure',
  ),
  imports('rules of the client import only zod', 'client/rules/seeded/package.ts', 'zustand'),
  imports(
    'rules of the client know no client',
    'client/rules/seeded/client.ts',
    '../../platform/site',
    'rules-are-pure',
  ),
  imports('the core imports only itself', 'shared/seeded/server.ts', '../../server/deps'),
  {
    layer: 'the core imports only zod: lazily',
    path: 'src/shared/seeded/lazy.ts',
    text: returning(`import('jose')`),
    rule: BIOME_IMPORTS,
  },
  impure('now', 'Date.now()'),
  impure('date', 'new Date()'),
  impure('dice', 'Math.random()'),
  impure('stopwatch', 'performance.now()'),
  impure('fetch', `fetch('/')`),
  impure('now', 'Date.now()', 'server/rules'),
  impure('now', 'Date.now()', 'client/rules'),
  inputOutput('fetch', `fetch('/')`),
  inputOutput('process', 'process.env'),
  inputOutput('document', 'document.title'),
  inputOutput('process', 'process.env', 'server/rules'),
  inputOutput('document', 'document.title', 'client/rules'),
  {
    layer: 'an actor cannot be made by hand',
    path: 'src/shared/seeded/forged.ts',
    text: `import type { Teacher } from '../actor';\nexport const forged: Teacher = { accountId: '1', name: 'A', email: 'a@b.c', role: 'teacher' };\n`,
    rule: 'tsc',
  },

  {
    layer: 'a function that returns does so in every case',
    path: 'src/shared/seeded/forgotten.ts',
    text: `export function seeded(type: 'mcq' | 'msq') {\n  if (type === 'mcq') return 1;\n}\n`,
    rule: 'tsc',
  },
  ...typeFaults,
  ...lintFaults,
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
  {
    layer: 'a file of a feature is named by what it does',
    path: 'src/server/features/seeded/publish.service.ts',
    text: '',
    rule: 'name-by-act',
  },
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

  imports('the client sees no server', 'client/seeded.ts', '../server/deps'),
  imports('a platform sees no server', 'client/platform/seeded.ts', '../../server/deps'),
  imports('a feature sees no server', 'client/features/seeded/seeded.ts', '../../../server/deps'),
  imports(
    'the client sees only types of the server',
    'client/platform/seeded-value.ts',
    '../../server/mounts/app-router',
    'client-sees-types',
  ),
  imports(
    'a test of the client sees of the server only what serves tests',
    'client/features/seeded/seeded.test.tsx',
    '../../../server/deps',
    'client-sees-types',
  ),
  imports(
    'what serves tests is not shipped',
    'client/seeded-testing.ts',
    './testing/visit',
    'testing-in-tests',
  ),
  imports('ui knows no feature', 'client/ui/seeded.ts', '../features/login/paths'),
  imports('ui knows no platform', 'client/ui/seeded-platform.ts', '../platform/site'),
  imports('ui knows no server', 'client/ui/seeded-trpc.ts', '@trpc/client'),
  imports(
    'the platform lies below the features',
    'client/platform/seeded-feature.ts',
    '../features/login/paths',
  ),
  imports(
    'the platform lies below the running quiz',
    'client/platform/seeded-session.ts',
    '../quiz-session/device',
  ),
  imports(
    'the running quiz lies below the features',
    'client/quiz-session/seeded-feature.ts',
    '../features/login/paths',
  ),
  imports('the running quiz draws nothing', 'client/quiz-session/seeded-ui.ts', '../ui/Button'),
  imports('a feature lies below the pages', 'client/features/seeded/page.ts', '../../pages/terms'),
  imports(
    'features stay apart',
    'client/features/seeded/apart.ts',
    '../login/paths',
    'client-features-apart',
  ),

  imports('no cycles: there', 'shared/seeded/there.ts', './back', 'lint/suspicious/noImportCycles'),
  imports('no cycles: and back', 'shared/seeded/back.ts', './there', 'lint/suspicious/noImportCycles'),
  ...circleOf('features of the server', ['server/features/seeded-low', 'server/features/seeded-high']),
  ...circleOf('folders of the core, by types', ['shared/seeded-low', 'shared/seeded-high'], 'import type'),
  ...circleOf('folders of the client', ['client/seeded-low', 'client/seeded-high']),
  ...circleOf('rooms of a feature', ['client/features/seeded/low', 'client/features/seeded/high']),

  {
    layer: 'no file over 250 lines',
    path: 'src/shared/seeded/long.ts',
    text: '\n'.repeat(251),
    rule: 'file-length',
  },
  { layer: 'names that tell', path: 'src/shared/seeded/helpers.ts', text: '', rule: 'telling-name' },
  { layer: 'files are kebab-case', path: 'src/shared/seeded/camelCase.ts', text: '', rule: 'file-case' },
  {
    layer: 'a property plays its seeds again',
    path: 'src/shared/seeded/property.test.ts',
    text: `import fc from 'fast-check';\nfc.assert(fc.property(fc.nat(), (nat) => nat >= 0));\n`,
    rule: 'property-with-seeds',
  },
  {
    layer: 'a folder of a test goes away with it',
    path: 'src/server/seeded/folder.test.ts',
    text: `import { mkdtempSync } from 'node:fs';\nmkdtempSync('quiz-');\n`,
    rule: 'folder-goes-away',
  },
  {
    layer: 'no path of one machine',
    path: 'src/shared/seeded/path.ts',
    text: `export const seeded = '/${'home'}/somebody/quiz';\n`,
    rule: 'no-machine-paths',
  },
];
