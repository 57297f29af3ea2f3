import { existsSync, readdirSync } from 'node:fs';
import { inProject } from './places.mjs';
import { SERVER_ARGUMENTS } from './server-arguments.mjs';

// Only if it exists, because Node warns about a missing file.
const SETTINGS = existsSync(inProject('.env')) ? ['--env-file=.env'] : [];
// Explicit, because the watcher would otherwise miss a file that was absent at a failed start.
const WATCHED = ['--clear-screen=false', '--include=src/server/**', '--include=src/shared/**'];
const TYPESCRIPT = ['--import', 'tsx'];
/** Tasks whose script is elsewhere; the default is `scripts/<name>.ts`. */
const ELSEWHERE = new Map([
  ['bench', 'src/tests/benchmarks/bench.ts'],
  ['trial', 'src/tests/reliability/run-reliability-tests.ts'],
]);

/** Tasks that need only the start packages; all others need the test packages too. */
export const STARTING = ['start', 'build', 'dev', 'demo', 'doctor', 'admin', 'backup', 'restore'];

/** The command of a task once Node and packages are ready: `build` first, then Node with these arguments. */
export const findTask = (name, args) => ({
  packages: STARTING.includes(name) ? 'start' : 'all',
  ...taskNamed(name, args),
});

function taskNamed(name, args) {
  switch (name) {
    case 'start':
      // The fast path: only the bundle, without a TypeScript loader.
      return {
        build: 'when stale',
        nodeArguments: [...SETTINGS, ...SERVER_ARGUMENTS, 'build/server/main.js', ...args],
        env: { NODE_ENV: process.env.NODE_ENV ?? 'production' },
      };
    case 'build':
      return { build: 'always' };
    case 'dev':
      return {
        nodeArguments: [...SETTINGS, 'node_modules/tsx/dist/cli.mjs', 'watch', ...WATCHED, 'scripts/dev.ts'],
      };
    case 'test':
      return { nodeArguments: [...TYPESCRIPT, 'scripts/test.ts', ...args] };
    case 'test-all':
      return { nodeArguments: [...TYPESCRIPT, 'scripts/test.ts', '--all'] };
    case 'check':
      return {
        nodeArguments: [...TYPESCRIPT, 'scripts/test.ts', 'types', 'style', 'layers', 'languages', 'unused'],
      };
    case 'types':
      return {
        nodeArguments: ['node_modules/typescript/bin/tsc', '-b', 'src', '--checkers', '1', '--builders', '2'],
      };
    case 'bench':
    case 'demo':
    case 'pictures':
    case 'trial':
    case 'test-long':
      return { build: 'when stale', ...script(name, args) };
    case 'file':
      return { nodeArguments: args[0]?.endsWith('.ts') ? [...TYPESCRIPT, ...args] : args };
    case 'migration':
      return migration(args);
    default:
      return script(name, args);
  }
}

function migration([name]) {
  if (!/^[a-z][a-z0-9-]*$/.test(name ?? '')) {
    throw new Error('Please name the migration in kebab-case: npm run migration -- add-receipts');
  }
  return { nodeArguments: ['node_modules/drizzle-kit/bin.cjs', 'generate', '--name', name] };
}

function script(name, args) {
  const file = ELSEWHERE.get(name) ?? `scripts/${name}.ts`;
  if (!/^[a-z][a-z-]*$/.test(name) || !existsSync(inProject(file))) {
    throw new Error(`There is no task "${name}". The tasks: ${taskNames().join(', ')}.`);
  }
  return { nodeArguments: [...SETTINGS, ...TYPESCRIPT, file, ...args] };
}

const taskNames = () => [
  ...new Set([
    'start',
    'build',
    'test-all',
    'check',
    'types',
    'migration',
    ...ELSEWHERE.keys(),
    ...readdirSync(inProject('scripts')).flatMap((file) =>
      file.endsWith('.ts') ? [file.slice(0, -'.ts'.length)] : [],
    ),
  ]),
];
