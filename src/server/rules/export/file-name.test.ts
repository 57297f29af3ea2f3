import { expect, test } from 'vitest';
import { safeFileName } from './file-name';

test.each([
  ['Cell biology, chapter 4', 'Cell biology, chapter 4'],
  ['../../etc/passwd', 'etcpasswd'],
  ['a\r\nb', 'ab'],
  ['Wer? "Ich"', 'Wer Ich'],
  ['Основы', 'Основы'],
  ['\u202egpj', 'gpj'],
  ['???', 'quiz'],
  ['CON', 'quizCON'],
])('the title %j becomes the file name %j', (title, name) => {
  expect(safeFileName(title)).toBe(name);
});

test('a very long title is truncated', () => {
  expect(safeFileName('x'.repeat(500))).toHaveLength(100);
});
