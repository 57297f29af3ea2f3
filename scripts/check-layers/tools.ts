import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import type { Finding } from './source-files';

// `::error title=lint/style/noEnum,file=src/a.ts,line=1,…::sentence`
const BIOME_LINE = /^::error title=([^,]+),file=([^,]+),.*?::(.*)$/gm;
// `src/a.ts(1,2): error TS2304: sentence`
const TSC_LINE = /^([^(\n]+)\(\d+,\d+\): error (.*)$/gm;
/** Unresolved imports of a seed are not its planted fault. */
const NOT_THE_FAULT = /^TS(2305|2307|6305):/;

export async function biomeFindings(root: string, files: readonly string[]): Promise<readonly Finding[]> {
  const output = await run(root, 'node_modules/@biomejs/biome/bin/biome', [
    'lint',
    '--reporter=github',
    '--colors=off',
    '--max-diagnostics=none',
    '--diagnostic-level=error',
    ...files,
  ]);
  return [...output.matchAll(BIOME_LINE)].map(([, rule = '', file = '', sentence = '']) => ({
    path: fromRoot(root, file),
    rule,
    sentence,
  }));
}

const NOTHING_WRITTEN = {
  ...{ noEmit: true, declaration: false, emitDeclarationOnly: false },
  ...{ composite: false, incremental: false, tsBuildInfoFile: null, outDir: null },
};

/** The projects in which type faults are planted; each may use those before it. */
export const PROJECTS = ['src/shared', 'src/client/rules', 'src/server/rules', 'src/server'] as const;
type Project = (typeof PROJECTS)[number];

/** The compiler's errors in files added to a project of the tree at `root`, whose own files are compiled. */
export async function typeFindings(
  root: string,
  project: Project,
  files: readonly string[],
): Promise<readonly Finding[]> {
  const config = `${project}/tsconfig.seeded.json`;
  const write = (place: string, text: object) => writeFileSync(path.join(root, place), JSON.stringify(text));
  for (const tree of PROJECTS)
    write(`${tree}/tsconfig.tree.json`, { extends: './tsconfig.json', exclude: ['**/seeded/**'] });
  write(config, {
    ...{ extends: './tsconfig.json', compilerOptions: NOTHING_WRITTEN, include: [] },
    files: files.map((file) => path.posix.relative(project, file)),
    references: PROJECTS.slice(0, PROJECTS.indexOf(project) + 1).map((tree) => ({
      path: path.posix.relative(project, `${tree}/tsconfig.tree.json`),
    })),
  });
  const output = await run(root, 'node_modules/typescript/bin/tsc', ['-p', config, '--pretty', 'false']);
  return [...output.matchAll(TSC_LINE)]
    .filter(([, , sentence = '']) => !NOT_THE_FAULT.test(sentence))
    .map(([, file = '', sentence = '']) => ({ path: fromRoot(root, file), rule: 'tsc', sentence }));
}

/** Compiles the types of server and core incrementally. */
export const compileTypes = () =>
  run('.', 'node_modules/typescript/bin/tsc', ['-b', 'src/server', 'src/client/rules', '--checkers', '1']);

const fromRoot = (root: string, file: string): string =>
  path.relative(root, path.resolve(root, file)).replaceAll(path.sep, '/');

async function run(cwd: string, script: string, args: readonly string[]): Promise<string> {
  const child = spawn(process.execPath, [script, ...args], { cwd, stdio: ['ignore', 'pipe', 'ignore'] });
  const [output] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  return output;
}
