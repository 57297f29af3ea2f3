import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { gzipSync } from 'node:zlib';
import { utils, write } from '@e965/xlsx';
import { strToU8, type Zippable, zipSync } from 'fflate';
import { sampleQuestions } from '../../server/testing/sample-questions';

export interface SampleFile {
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** The files of a package, by path. */
  readonly packed?: Readonly<Record<string, Uint8Array>>;
}

const SAMPLES = join(import.meta.dirname, 'samples');

/** All samples: files, folders as packages, and a quiz in our own JSON and as a sheet. */
export function sampleFiles(): SampleFile[] {
  const formats = readdirSync(SAMPLES)
    .toSorted()
    .map((name) => join(SAMPLES, name));
  const samples = formats.flatMap((format) =>
    readdirSync(format, { withFileTypes: true }).map((entry) => {
      const path = join(format, entry.name);
      const name = relative(SAMPLES, path);
      return entry.isDirectory() ? packageOf(name, filesIn(path)) : { name, bytes: readFileOf(path) };
    }),
  );
  const json = strToU8(JSON.stringify({ questions: sampleQuestions }, null, 1));
  return [
    ...samples,
    { name: 'quiz.json', bytes: json },
    { name: 'quiz.json.gz', bytes: new Uint8Array(gzipSync(json)) },
    packageOf('quiz.zip', { 'quiz.json': json, 'pictures/a.webp': strToU8('no picture') }),
    { name: 'quiz.xlsx', bytes: sheetOf('xlsx') },
    { name: 'quiz.xls', bytes: sheetOf('xls') },
    { name: 'quiz.ods', bytes: sheetOf('ods') },
    { name: 'quiz.csv', bytes: sheetOf('csv') },
  ];
}

const readFileOf = (path: string): Uint8Array<ArrayBuffer> => new Uint8Array(readFileSync(path));

const filesIn = (folder: string): Record<string, Uint8Array> =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((file) => file.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
      .map((path) => [relative(folder, path), readFileOf(path)]),
  );

/** Fixed, so that packages are identical on each run and a damage can be reproduced. */
const PACKED_AT = new Date(2026, 0, 1);

export const packageOf = (name: string, packed: Readonly<Record<string, Uint8Array>>): SampleFile => ({
  ...{ name, packed },
  bytes: zipSync({ ...packed } as Zippable, { mtime: PACKED_AT }),
});

function sheetOf(bookType: 'xlsx' | 'xls' | 'ods' | 'csv'): Uint8Array<ArrayBuffer> {
  const rows = [
    ['Question', 'Option A', 'Option B', 'Option C', 'Answer', 'Marks'],
    ['What is 2 + 2?', '3', '4', '5', 'B', '1'],
    ['Which is a noble gas?', 'Neon', 'Iron', 'Gold', 'A', '2'],
  ];
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows), 'Quiz');
  return new Uint8Array(write(book, { type: 'array', bookType }));
}
