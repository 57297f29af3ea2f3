import './launch/on-current-node.mjs';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { fileLanguages } from '../src/server/adapters/languages/file-languages';
import { type Audience, PAGES, type Page } from '../src/server/rules/pages';
import { chunksOf, type Manifest, readManifest, themeBootOf } from './check-budget/manifest';

/** In kB, gzipped. Tight for students: a class of 30 starts a quiz over one Wi-Fi network. */
const LIMITS: Readonly<Record<Audience, { js: number; css: number; fonts: number; lazy: number }>> = {
  student: { js: 115, css: 11, fonts: 0, lazy: 34 },
  visitor: { js: 115, css: 11.5, fonts: 35, lazy: 36 },
  // A tab takes about 20 requests, so screens share files: each first load is heavier, but all files together are smaller.
  teacher: { js: 221, css: 27, fonts: 35, lazy: 44 },
};

const RENDERER = 'src/shared/rich-text/render.ts';

/** Exceptions by module or shared chunk: answer fields cover all nine types, and the renderer includes every formula command. */
const LATER_LIMITS: Readonly<Record<string, number>> = {
  // Includes the running quiz, their target.
  'src/client/features/student-dashboard/ResumeOffers.tsx': 37,
  'src/client/features/student-dashboard/RunningQuizzes.tsx': 38,
  'src/client/features/take-quiz/ReloadWatch.tsx': 35,
  [RENDERER]: 91,
  // Includes the formula renderer and code that the question fields have loaded already.
  'src/client/rich-field/FormulaPreview.tsx': 111,
  'src/client/rich-field/FieldNotes.tsx': 129,
  // The fields of an open question, including the review around them, which is loaded already.
  'src/client/features/quiz-editor/import/EditedQuestion.tsx': 48,
  'src/client/features/quiz-editor/correction/CorrectedQuestion.tsx': 45,
  // Includes the menus, which each page of teachers has loaded already.
  'src/client/ui/ToastStack.tsx': 56,
  popups: 49,
  marks: 92,
  // Includes the marks, which are loaded already.
  'src/client/features/evaluation/together/Conflict.tsx': 93,
  'src/client/features/evaluation/bench/appeals/AppealCard.tsx': 93,
  'src/client/features/evaluation/bench/choice/KeyCorrection.tsx': 95,
  'src/client/features/evaluation/bench/rubric/RubricEditor.tsx': 93,
};

const CLIENT = 'build/client';
const ENTRY = 'index.html';
const ALL_PAGES: readonly Page[] = Object.values(PAGES);

interface Line {
  readonly what: string;
  readonly kind: 'JS' | 'CSS' | 'WOFF2' | 'JSON';
  readonly bytes: number;
  readonly limitKb: number;
}

function firstLoads(manifest: Manifest): Line[] {
  const boot = gzipSync(readFileSync(`${CLIENT}/${themeBootOf(CLIENT)}`)).byteLength;
  return ALL_PAGES.flatMap((page): Line[] => {
    const loaded = manifest.loadedWith([ENTRY, ...chunksOf(page)]);
    const { js, css, fonts } = LIMITS[page.audience];
    return [
      { what: page.path, kind: 'JS', bytes: manifest.gzippedBytes('js', loaded) + boot, limitKb: js },
      { what: page.path, kind: 'CSS', bytes: manifest.gzippedBytes('css', loaded), limitKb: css },
      { what: page.path, kind: 'WOFF2', bytes: fontBytes(manifest, page, loaded), limitKb: fonts },
    ];
  });
}

const fontBytes = (manifest: Manifest, page: Page, loaded: Iterable<string>) =>
  manifest.fontsOf(page, loaded).reduce((sum, file) => sum + statSync(`${CLIENT}/${file}`).size, 0);

/** In kB, gzipped: the sentences that each page carries. */
const SENTENCES_LIMIT = 13;

function sentences(): Line[] {
  const languages = fileLanguages('build/languages');
  return languages.offered.map((language) => ({
    what: `sentences of ${language}`,
    kind: 'JSON',
    bytes: gzipSync(JSON.stringify(languages.catalogueOf(language))).byteLength,
    limitKb: SENTENCES_LIMIT,
  }));
}

/** Files loaded later: each chunk with everything it adds to the nearest page. */
function laterLoads(manifest: Manifest): Line[] {
  const firstChunks = new Set(ALL_PAGES.flatMap(chunksOf));
  const added = new Map<string, Line>();
  for (const page of ALL_PAGES) {
    const loaded = manifest.loadedWith([ENTRY, ...chunksOf(page)]);
    for (const name of manifest.laterThan(chunksOf(page), ENTRY)) {
      if (firstChunks.has(name)) continue;
      const brought = [...manifest.loadedWith([name])].filter((chunk) => !loaded.has(chunk));
      const known = nameOf(name);
      const what = `later: ${known.replace('src/client/', '')} (${page.audience})`;
      const bytes = Math.min(manifest.gzippedBytes('js', brought), added.get(what)?.bytes ?? Infinity);
      added.set(what, {
        what,
        kind: 'JS',
        bytes,
        limitKb: LATER_LIMITS[known] ?? LIMITS[page.audience].lazy,
      });
    }
  }
  return [...added.values()];
}

/** The name of a chunk that several modules share, without the hash of its content. */
const nameOf = (chunk: string) => chunk.replace(/^_(.+)-.{8}\.js$/, '$1');

/** Students load no formula renderer: their texts arrive formatted. */
const loadedByStudents = (manifest: Manifest): string[] =>
  ALL_PAGES.filter(({ audience }) => audience !== 'teacher')
    .flatMap((page) => [
      ...manifest.laterThan(chunksOf(page), ENTRY),
      ...manifest.loadedWith([ENTRY, ...chunksOf(page)]),
    ])
    .filter((name) => name === RENDERER);

/** Pages missing from the list would not be measured. */
function unlistedPages(manifest: Manifest): string[] {
  const listed = new Set(ALL_PAGES.flatMap(chunksOf));
  // Names with an underscore are shared chunks, counted with their importers; the platform has no pages.
  const isPage = (name: string) => !name.startsWith('_') && !name.startsWith('src/client/platform/');
  return manifest.lazyOf(ENTRY).filter((name) => isPage(name) && !listed.has(name));
}

if (!existsSync(`${CLIENT}/.vite/manifest.json`)) throw new Error('Nothing is built yet: npm run build');
const manifest = readManifest(CLIENT);
const lines = [...firstLoads(manifest), ...sentences(), ...laterLoads(manifest)];
const unlisted = unlistedPages(manifest);
const isOver = ({ bytes, limitKb }: Line) => bytes > limitKb * 1000;

console.log('gzipped, first load of each page and what may follow'.padEnd(66), 'kB'.padStart(7), 'limit');
for (const line of lines) {
  const size = (line.bytes / 1000).toFixed(1).padStart(7);
  console.log(
    `${line.what.padEnd(60)} ${line.kind.padEnd(5)} ${size} ${String(line.limitKb).padStart(5)}${isOver(line) ? '  OVER' : ''}`,
  );
}
for (const name of unlisted) console.error(`${name} is a page that src/server/rules/pages.ts does not know.`);
const forTeachers = new Set(loadedByStudents(manifest));
for (const name of forTeachers) console.error(`${name} is for teachers, and a student's page loads it.`);
const over = lines.filter(isOver);
console.log(`${lines.length - over.length} of ${lines.length} sizes are within the budget.`);
process.exitCode = over.length + unlisted.length + forTeachers.size > 0 ? 1 : 0;
