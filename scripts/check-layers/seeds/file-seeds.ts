import path from 'node:path';
import { CIRCLES } from '../circles';
import { imports, type Seed } from './seed';

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

/** Circles, and the names and contents of files anywhere. */
export const fileSeeds: readonly Seed[] = [
  {
    layer: 'a file of a feature is named by what it does',
    path: 'src/server/features/seeded/publish.service.ts',
    text: '',
    rule: 'name-by-act',
  },
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
