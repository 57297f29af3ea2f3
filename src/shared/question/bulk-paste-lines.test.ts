import { expect, test } from 'vitest';
import { placeOfLine, withPlainLineEnds } from './bulk-paste-lines';

test('a line is found where the text area has it', () => {
  const text = 'one\n\nthree';
  expect(placeOfLine(text, 1)).toEqual({ start: 0, end: 3 });
  expect(placeOfLine(text, 2)).toEqual({ start: 4, end: 4 });
  expect(placeOfLine(text, 3)).toEqual({ start: 5, end: 10 });
});

test('the line ends of word processors become plain ones', () => {
  expect(withPlainLineEnds('1. Why?\r\nAnswer: So\u2028Marks: 2')).toBe('1. Why?\nAnswer: So\nMarks: 2');
});
