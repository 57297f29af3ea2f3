import { BIOME_IMPORTS, imports, returning, type Seed } from './seed';

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

/** The core, and the rules of each side: pure, apart from the renderers and parsers. */
export const pureSeeds: readonly Seed[] = [
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
];
