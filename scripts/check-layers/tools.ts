import { spawnSync } from 'node:child_process';
import path from 'node:path';
import type { Finding } from './source-files';

// `::error title=lint/style/noEnum,file=src/a.ts,line=1,…::sentence`
const BIOME_LINE = /^::error title=([^,]+),file=([^,]+),.*?::(.*)$/gm;
// `src/a.ts(1,2): error TS2304: sentence`
const TSC_LINE = /^([^(\n]+)\(\d+,\d+\): error (.*)$/gm;

/** What Biome finds under src of the tree at `root`. */
export function biomeFindings(root: string): readonly Finding[] {
  const output = run(root, 'node_modules/@biomejs/biome/bin/biome', [
    'lint',
    '--reporter=github',
    '--colors=off',
    '--max-diagnostics=none',
    '--diagnostic-level=error',
    'src',
  ]);
  return [...output.matchAll(BIOME_LINE)].map(([, rule = '', file = '', sentence = '']) => ({
    path: fromRoot(root, file),
    rule,
    sentence,
  }));
}

/** What the compiler refuses in one project of the tree at `root`, and in those that it builds on. */
export function typeFindings(root: string, project: 'src/shared' | 'src/server'): readonly Finding[] {
  const output = run(root, 'node_modules/typescript/bin/tsc', ['-b', project, '--pretty', 'false']);
  return [...output.matchAll(TSC_LINE)].map(([, file = '', sentence = '']) => ({
    path: fromRoot(root, file),
    rule: 'tsc',
    sentence,
  }));
}

const fromRoot = (root: string, file: string): string =>
  path.relative(root, path.resolve(root, file)).replaceAll(path.sep, '/');

function run(cwd: string, script: string, args: readonly string[]): string {
  const { stdout, error } = spawnSync(process.execPath, [script, ...args], {
    cwd,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (error) throw error;
  return stdout;
}
