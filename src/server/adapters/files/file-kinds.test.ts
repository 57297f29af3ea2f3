import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { importMessages } from '../../../shared/import/messages';
import { encoded } from '../../testing/encoded';
import { decodeText } from './decode-text';
import { readQuestionFile } from './read-question-file';
import { rootElementOf } from './text-formats';

const latin1 = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'));

test.each([
  ['%PDF-1.7', importMessages.pdf],
  ['\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1 W\0o\0r\0d\0D\0o\0c', importMessages.oldWord],
  ['{\\rtf1 Hello}', importMessages.richTextFile],
  ['\x89PNG\r\n\x1a\n', importMessages.pictureFile],
  ['\xff\xd8\xff\xe0', importMessages.pictureFile],
  ['RIFF1234WEBPVP8 ', importMessages.pictureFile],
  ['\0\0\0\x18ftypheic', importMessages.pictureFile],
  ['\0\0\0\x18ftypmp42', importMessages.media],
  ['7z\xbc\xaf\x27\x1c', importMessages.unknownFile],
])('a file that begins with %j is told how else to come', async (beginning, message) => {
  await expect(readQuestionFile(latin1(beginning))).rejects.toMatchObject({ kind: 'unsupported', message });
});

test.each([
  [{ 'ppt/slides/slide1.xml': strToU8('<a/>') }, importMessages.slides],
  [{ mimetype: strToU8('application/vnd.oasis.opendocument.text') }, importMessages.openDocument],
])('a package of another program is told how else to come', async (files, message) => {
  await expect(readQuestionFile(zipSync(files))).rejects.toMatchObject({ kind: 'unsupported', message });
});

test('an empty file, and a blank one, count as empty', async () => {
  for (const text of ['', '  \n\n', '\ufeff'])
    await expect(readQuestionFile(strToU8(text))).rejects.toMatchObject({ message: importMessages.empty });
});

test.each([
  ['UTF-8', strToU8('Größe °C')],
  ['UTF-8 with a mark', new Uint8Array([0xef, 0xbb, 0xbf, ...strToU8('Größe °C')])],
  ['UTF-16 with a mark', new Uint8Array([0xff, 0xfe, ...Buffer.from('Größe °C', 'utf16le')])],
  [
    'UTF-16 the other way round',
    new Uint8Array([0xfe, 0xff, ...Buffer.from('Größe °C', 'utf16le').swap16()]),
  ],
  ['UTF-16 without a mark', new Uint8Array(Buffer.from('Größe °C', 'utf16le'))],
  ['Windows-1252', latin1('Größe °C')],
])('a text in %s is read', (_, bytes) => {
  expect(decodeText(bytes)).toBe('Größe °C');
});

test('XML is read in its declared encoding', () => {
  const declared = '<?xml version="1.0" encoding="ISO-8859-2"?><a>';
  expect(decodeText(new Uint8Array([...latin1(declared), 0xb1]))).toBe(`${declared}ą`);
  expect(decodeText(latin1('<?xml version="1.0" encoding="made-up"?><a>é'))).toMatch(/é$/);
});

test('the first element is found after a declaration and comments', () => {
  expect(rootElementOf('<?xml version="1.0"?>\n<!-- a <b> -->\n<!DOCTYPE quiz>\n<quiz>')).toBe('quiz');
  expect(rootElementOf('<m:quiz a="1">')).toBe('quiz');
  expect(rootElementOf('2 < 3')).toBeUndefined();
  expect(rootElementOf('<!-- without an end')).toBeUndefined();
});

test('possible encodings are offered with sample words, and one can be requested', async () => {
  const bytes = encoded('1. Где?\na) тут\nb) там\nAnswer: a', 'windows-1251');
  const { questions } = await readQuestionFile(bytes);
  expect(questions[0]?.draft.text).toBe('Где?');
  const asked = await readQuestionFile(bytes, { as: { encoding: 'windows-1252' } });
  expect(asked.questions[0]?.draft.text).toBe('Ãäå?');
  expect(asked.choices?.encodings).toContainEqual({ encoding: 'windows-1251', sample: 'Где, тут, там' });
});
