import { gzipSync } from 'node:zlib';
import { utils, write } from '@e965/xlsx';
import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { importMessages } from '../../../shared/import/messages';
import { SURENESS } from '../../rules/import/sureness';
import { readQuestionFile } from './read-question-file';
import { tableSureness } from './sheets';
import { untar } from './untar';
import { unzip } from './unzip';

const quiz = strToU8(JSON.stringify([{ type: 'long', text: 'Why?', correctAnswer: 'So.' }]));

/** One file of a tar archive, padded to whole blocks. */
function tarred(path: string, content: Uint8Array, { type = '0', prefix = '' } = {}): Buffer {
  const header = Buffer.alloc(512);
  header.write(path, 0, 100);
  header.write(content.length.toString(8).padStart(11, '0'), 124);
  header.write('        ', 148);
  header.write(type, 156);
  header.write('ustar', 257);
  header.write(prefix, 345);
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
  return Buffer.concat([header, content, Buffer.alloc((512 - (content.length % 512)) % 512)]);
}

const end = Buffer.alloc(1024);

test('a tar archive is read with its long paths, in both notations', () => {
  const long = 'folder/'.repeat(20);
  const extended = Buffer.from(`${long.length + 20} path=${long}b.xml\n`);
  const files = untar(
    Buffer.concat([
      ...[tarred('a.xml', strToU8('a')), tarred('c.xml', strToU8('c'), { prefix: 'deep' })],
      ...[tarred('././@LongLink', Buffer.from(`${long}a.xml\0`), { type: 'L' }), tarred('cut', strToU8('A'))],
      ...[
        tarred('pax', extended, { type: 'x' }),
        tarred('cut', strToU8('B')),
        tarred('d/', new Uint8Array(), { type: '5' }),
      ],
      end,
    ]),
  );
  expect([...files].map(([path, bytes]) => [path, Buffer.from(bytes).toString()])).toEqual([
    ...[
      ['a.xml', 'a'],
      ['deep/c.xml', 'c'],
    ],
    ...[
      [`${long}a.xml`, 'A'],
      [`${long}b.xml`, 'B'],
    ],
  ]);
});

test('a truncated tar archive yields its complete files', () => {
  const whole = Buffer.concat([tarred('a', strToU8('a')), tarred('b', strToU8('b'.repeat(600)))]);
  expect([...untar(whole.subarray(0, 1600)).keys()]).toEqual(['a']);
});

test('paths leading out of a package are only names', async () => {
  const zip = zipSync({ '../../etc/passwd': strToU8('x'), '/quiz.json': quiz, 'a\\b.txt': strToU8('y') });
  expect([...unzip(zip).files.keys()].toSorted()).toEqual(['../../etc/passwd', 'a/b.txt', 'quiz.json']);
  expect((await readQuestionFile(zip)).questions).toHaveLength(1);
});

test.each([
  ['one file of 64 MB of zeros', () => zipSync({ 'a.txt': new Uint8Array(64 * 1024 * 1024) })],
  [
    'two files of 40 MB',
    () => zipSync({ 'a.txt': new Uint8Array(40 * 1024 * 1024), 'b.txt': new Uint8Array(40 * 1024 * 1024) }),
  ],
  [
    '5,001 empty files',
    () =>
      zipSync(Object.fromEntries(Array.from({ length: 5001 }, (_, at) => [`${at}.txt`, new Uint8Array()]))),
  ],
  ['a gzip file of 80 MB', () => gzipSync(Buffer.alloc(80 * 1024 * 1024))],
])('%s unpack to too much', async (_, file) => {
  await expect(readQuestionFile(new Uint8Array(file()))).rejects.toMatchObject({
    ...{ kind: 'invalid', message: importMessages.unpackedTooLarge },
  });
});

test('the sizes declared by an archive are not trusted', async () => {
  const zip = Buffer.from(zipSync({ 'quiz.json': Buffer.alloc(64 * 1024 * 1024, ' ') }));
  zip.writeUInt32LE(10, zip.lastIndexOf('PK\x01\x02', undefined, 'latin1') + 24);
  await expect(readQuestionFile(zip)).rejects.toMatchObject({ message: importMessages.unpackedTooLarge });
});

test('a damaged file is skipped, and the archive refused only if nothing else is left', async () => {
  const words = new TextEncoder().encode('word and word '.repeat(500));
  const zip = Buffer.from(zipSync({ 'broken.webp': words, 'quiz.json': quiz }));
  zip.fill(0xff, 45, 60);
  expect([...unzip(zip).files.keys()]).toEqual(['quiz.json']);
  expect((await readQuestionFile(zip)).questions).toHaveLength(1);
  const alone = Buffer.from(zipSync({ 'quiz.json': words }));
  alone.fill(0xff, 45, 60);
  await expect(readQuestionFile(alone)).rejects.toMatchObject({ message: importMessages.packageBroken });
});

test('an archive after other data, as some programs write it, is read', async () => {
  const zip = Buffer.concat([Buffer.from('PK\x03\x04 something'), zipSync({ 'quiz.json': quiz })]);
  expect((await readQuestionFile(zip)).questions).toHaveLength(1);
});

test('a package that is alone in a package is read, a third level is not', async () => {
  const inner = zipSync({ 'quiz.json': quiz });
  expect((await readQuestionFile(zipSync({ 'my quiz.zip': inner }))).questions).toHaveLength(1);
  const two = zipSync({ 'a.zip': inner, 'b.zip': inner });
  await expect(readQuestionFile(two)).rejects.toMatchObject({ message: importMessages.nothingRead });
  const third = zipSync({ 'a.zip': zipSync({ 'b.zip': inner }) });
  await expect(readQuestionFile(third)).rejects.toMatchObject({ message: importMessages.nothingRead });
});

test('a locked or damaged package is refused with its reason', async () => {
  const zip = zipSync({ 'quiz.json': quiz });
  const locked = Buffer.from(zip);
  locked.writeUInt16LE(1, locked.lastIndexOf('PK\x01\x02', undefined, 'latin1') + 8);
  await expect(readQuestionFile(locked)).rejects.toMatchObject({ message: importMessages.packageLocked });
  const cut = zip.subarray(0, zip.length - 30);
  await expect(readQuestionFile(cut)).rejects.toMatchObject({ message: importMessages.packageBroken });
  const gzip = gzipSync(quiz);
  await expect(readQuestionFile(new Uint8Array(gzip.subarray(0, 20)))).rejects.toMatchObject({
    message: importMessages.packageBroken,
  });
});

test('the JSON of a quiz is read plain, zipped and gzipped', async () => {
  for (const bytes of [quiz, zipSync({ 'quiz.json': quiz }), new Uint8Array(gzipSync(quiz))]) {
    const { format, questions } = await readQuestionFile(bytes);
    expect([format, questions.map(({ draft }) => draft.text)]).toEqual(['json', ['Why?']]);
  }
});

/** A zip entry's header with a false size, followed by damaged deflated data. */
function lyingHead(name: string, unpackedBytes: number): Buffer {
  const head = Buffer.alloc(30);
  head.writeUInt32LE(0x04034b50, 0);
  head.writeUInt16LE(8, 8);
  head.writeUInt32LE(1000, 18);
  head.writeUInt32LE(unpackedBytes, 22);
  head.writeUInt16LE(name.length, 26);
  return Buffer.concat([head, Buffer.from(name, 'latin1'), Buffer.alloc(400, 0x0a)]);
}

test('a table whose text begins like a package is read as a table', async () => {
  const lying = `${lyingHead('a,b;c', 1_778_384_896).toString('latin1').replaceAll('\0', '\x01')}`;
  expect(tableSureness(lying)).toBe(SURENESS.none);
  for (const beginning of ['PK\x05\x07', 'ID', 'TABL', '{\\rt']) {
    const csv = `${beginning},Question,Option A,Option B,Answer\n,Why?,So,No,A`;
    expect((await readQuestionFile(strToU8(csv))).format).toBe('csv');
  }
});

test('the file sizes declared by a workbook are not trusted', async () => {
  const book = utils.book_new();
  utils.book_append_sheet(
    book,
    utils.aoa_to_sheet([
      ['Question', 'Answer'],
      ['Why?', 'So.'],
    ]),
    'Quiz',
  );
  const bytes = Buffer.from(write(book, { type: 'buffer', bookType: 'xlsx' }));
  for (let at = bytes.indexOf('PK\x03\x04'); at !== -1; at = bytes.indexOf('PK\x03\x04', at + 4)) {
    bytes.writeUInt32LE(1_778_384_896, at + 22);
  }
  const before = process.memoryUsage().arrayBuffers;
  expect((await readQuestionFile(new Uint8Array(bytes))).questions).toHaveLength(1);
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(100_000_000);
});
