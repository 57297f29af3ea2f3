import path from 'node:path';
import type { Finding, SourceFile } from './source-files';

const MAXIMUM_LINES = 250;
const NAMELESS = /^(utils?|helpers?|common|types?|index|misc)$/i;
const KEBAB_CASE = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const PASCAL_CASE = /^[A-Z][A-Za-z0-9]*$/;
/** Suffixes that do not describe the content; sixty files had them. */
const CLOSED_SUFFIX = /^src\/server\/features\/.*[./](service|repo|router|rest|repository|controller)\.ts$/;
/** For tests: the only files that may do these things; they also clean up. */
const OWN_PLACES = [
  {
    rule: 'property-with-seeds',
    text: /\bfc\.(assert|check|sample)\b/,
    place: 'src/server/testing/property.ts',
    sentence: 'A property is checked by checkProperty, which plays its seeds again.',
  },
  {
    rule: 'folder-goes-away',
    text: /\bmkdtemp/,
    place: 'src/server/testing/a-folder.ts',
    sentence: 'A folder of a test is made by aFolder, which removes it.',
  },
] as const;
const MACHINE_PATH = /(^|[\s'"`(])\/(work|home|root|Users|tmp)\/[\w.-]/m;

export const nameFindings = (files: readonly SourceFile[]): readonly Finding[] =>
  files.flatMap((file) => findingsFor(file).map((finding) => ({ path: file.path, ...finding })));

function* findingsOf({ path: file, text }: SourceFile): Generator<Omit<Finding, 'path'>> {
  const lines = text.split('\n').length - 1;
  // Data and generated files may be of any length.
  if (lines > MAXIMUM_LINES && !file.endsWith('.json') && !text.startsWith('// Written by '))
    yield { rule: 'file-length', sentence: `${lines} lines; split it at ${MAXIMUM_LINES}.` };

  const [base = '', ...parts] = path.posix.basename(file).split('.');
  const extension = parts.at(-1) ?? '';
  if (NAMELESS.test(base))
    yield { rule: 'telling-name', sentence: `"${base}" says nothing about what is inside.` };
  const fits = extension === 'tsx' || extension === 'css' ? isComponentName(base) : KEBAB_CASE.test(base);
  // A folder may have a README about how its parts work together.
  if (!fits && base !== 'README')
    yield { rule: 'file-case', sentence: 'Files are kebab-case, React components PascalCase.' };

  if (CLOSED_SUFFIX.test(file))
    yield { rule: 'name-by-act', sentence: 'Name the file by what it does: publish.ts, store.ts, calls.ts.' };
  for (const { rule, text: own, place, sentence } of OWN_PLACES)
    if (file !== place && own.test(text)) yield { rule, sentence };
  if (MACHINE_PATH.test(text))
    yield { rule: 'no-machine-paths', sentence: 'A path of one machine stands in the text.' };
}

/** Sample files of other programs keep their names and length. */
const AS_THEY_COME = /^src\/tests\/import\/samples\//;

const findingsFor = (file: SourceFile) =>
  [...findingsOf(file)].filter(({ rule }) => rule === 'no-machine-paths' || !AS_THEY_COME.test(file.path));

const isComponentName = (base: string): boolean => PASCAL_CASE.test(base) || KEBAB_CASE.test(base);
