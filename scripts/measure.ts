import './launch/on-current-node.mjs';
import { globSync, readFileSync } from 'node:fs';
import { type Arrows, arrowsByFolder, wayBack } from './check-layers/circles';
import { importsOf, OF_TESTS } from './check-layers/imports';
import { readSourceFiles, type SourceFile } from './check-layers/source-files';

// Prints size and structure of the code beside their goals.

const SUBJECTS = ['gradebook', 'practice', 'import'];
const SIDES = ['server', 'shared', 'client'];
const SAMPLES = 'src/tests/import/samples/**';
const CLIENT_ENTRIES = /^src\/client\/(main|service-worker\/service-worker)\.tsx?$/;
const SERVER_ENTRIES = /^src\/server\/(main|start|programs\/[^/]*-worker)\.ts$/;

const files = readSourceFiles('.');
const code = files.filter(({ path }) => /\.tsx?$/.test(path));
const product = code.filter(({ path }) => !OF_TESTS.test(path));
const modules = new Map(product.map((file) => [file.path.replace(/\.tsx?$/, ''), file]));
const styles = files.filter(({ path }) => path.endsWith('.css'));
const pages = globSync(['*.md', 'docs/**/*.md', 'src/**/*.md'], { exclude: [SAMPLES] });

const linesOf = (counted: readonly SourceFile[]): number =>
  counted.reduce((lines, { text }) => lines + text.split('\n').length - 1, 0);

function wordsOfDocs(): number {
  const words = (page: string) => readFileSync(page, 'utf8').split(/\s+/).filter(Boolean).length;
  return pages.reduce((sum, page) => sum + words(page), 0);
}

function folderOf(path: string): string {
  const folders = path.split('/').slice(0, -1);
  return folders.slice(0, /^(features|adapters)$/.test(folders[2] ?? '') ? 4 : 3).join('/');
}

/** The number of folders with a file named after the subject, or importing one. */
function foldersTouchedBy(subject: string): number {
  const named = new RegExp(`^src/.*[/-]${subject}`);
  const touching = product.filter(
    (file) => named.test(file.path) || importsOf(file).some(({ target }) => named.test(target)),
  );
  return new Set(touching.map(({ path }) => folderOf(path))).size;
}

/** Size of the largest strongly connected set of folders on a side; 1 without circles. */
function largestCircle(side: string): number {
  const levels = [...arrowsByFolder(product)].filter(([folder]) => `${folder}/`.startsWith(`src/${side}/`));
  return Math.max(1, ...levels.flatMap(([, arrows]) => circleSizes(arrows)));
}

function circleSizes(arrows: Arrows): readonly number[] {
  const folders = [...arrows.keys()].filter((part) => !modules.has(part));
  const isMutual = (one: string, other: string) => wayBack(arrows, one, other) && wayBack(arrows, other, one);
  return folders.map((one) => folders.filter((other) => isMutual(one, other)).length);
}

/** All product files reachable from the entries. */
function filesFrom(entries: RegExp, { withTypes }: { withTypes: boolean }): ReadonlySet<SourceFile> {
  const reached = new Set(product.filter(({ path }) => entries.test(path)));
  for (const file of reached) {
    for (const { target, typeOnly } of importsOf(file)) {
      const imported = typeOnly && !withTypes ? undefined : modules.get(target);
      if (imported) reached.add(imported);
    }
  }
  return reached;
}

/** With types, a schema counts: the server runs it, the client knows its type. */
function shareForBothSides(types: { withTypes: boolean }): string {
  const [inBrowser, onServer] = [filesFrom(CLIENT_ENTRIES, types), filesFrom(SERVER_ENTRIES, types)];
  const shared = product.filter(({ path }) => path.startsWith('src/shared/'));
  const common = shared.filter((file) => inBrowser.has(file) && onServer.has(file));
  return `${Math.round((100 * linesOf(common)) / linesOf(shared))} %`;
}

const rows: readonly (readonly [what: string, now: number | string, goal: number | string])[] = [
  ['lines of TypeScript, product', linesOf(product), 112_000],
  ['lines of TypeScript, tests', linesOf(code) - linesOf(product), 75_000],
  ['lines of CSS', linesOf(styles), 8_000],
  ['modules, product', product.length, 1_400],
  ['CSS files', styles.length, 80],
  ['words of docs', wordsOfDocs(), 25_000],
  [`folders touched by ${SUBJECTS.join(', ')}`, SUBJECTS.map(foldersTouchedBy).join(', '), '4, 5, 5'],
  [`largest circle of folders: ${SIDES.join(', ')}`, SIDES.map(largestCircle).join(', '), '1, 1, 1'],
  ['share of src/shared run by both sides', shareForBothSides({ withTypes: false }), '95 %'],
  ['share of src/shared known to both sides', shareForBothSides({ withTypes: true }), '95 %'],
];

const shown = (value: number | string) => value.toLocaleString('en').padStart(12);
console.log(`${''.padEnd(50)}${shown('now')}${shown('goal')}`);
for (const [what, now, goal] of rows) console.log(`${what.padEnd(50)}${shown(now)}${shown(goal)}`);
