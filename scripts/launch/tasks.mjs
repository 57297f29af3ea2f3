import { existsSync, readdirSync } from 'node:fs';
import { inProject } from './places.mjs';
import { SERVER_ARGUMENTS } from './server-arguments.mjs';

// Asked for only where it is: Node says aloud when it is not.
const SETTINGS = existsSync(inProject('.env')) ? ['--env-file=.env'] : [];
// Named, since a start that failed on a missing file would otherwise not notice when it appears.
const WATCHED = ['--clear-screen=false', '--include=src/server/**', '--include=src/shared/**'];
const TYPESCRIPT = ['--import', 'tsx'];
/** Tasks that stand beside what they start; every other is `scripts/<name>.ts`. */
const ELSEWHERE = new Map([
  ['bench', 'src/tests/benchmarks/bench.ts'],
  ['trial', 'src/tests/reliability/run-reliability-tests.ts'],
]);

/** Tasks that run on the packages of a start; all others need those for tests, too. */
export const STARTING = ['start', 'build', 'dev', 'demo', 'doctor', 'admin', 'backup', 'restore'];

/** What a task runs, once a current Node and its packages are there: `build` first, then Node with these arguments. */
export const findTask = (name, args) => ({
  packages: STARTING.includes(name) ? 'start' : 'all',
  ...taskNamed(name, args),
});

function taskNamed(name, args) {
  switch (name) {
    case 'start':
      // The warm path: no TypeScript loader, nothing but the bundle.
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
      return { nodeArguments: [...TYPESCRIPT, 'scripts/test.ts', 'types', 'style', 'layers', 'unused'] };
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
