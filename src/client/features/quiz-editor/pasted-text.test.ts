import { expect, test } from 'vitest';
import { parseBulkQuestions } from '../../../shared/question/bulk-paste';
import { bulkPasteExample } from '../../../shared/question/bulk-paste-example';
import { fromLine, placeOfLine, withPlainLineEnds } from './pasted-text';

test('a line is found where the text area has it', () => {
  const text = 'one\n\nthree';
  expect(placeOfLine(text, 1)).toEqual({ start: 0, end: 3 });
  expect(placeOfLine(text, 2)).toEqual({ start: 4, end: 4 });
  expect(placeOfLine(text, 3)).toEqual({ start: 5, end: 10 });
});

test('the line ends of word processors become plain ones', () => {
  expect(withPlainLineEnds('1. Why?\r\nAnswer: So\u2028Marks: 2')).toBe('1. Why?\nAnswer: So\nMarks: 2');
});

test('what is left after the first two questions reads as the other questions did', () => {
  const read = (text: string) =>
    parseBulkQuestions(text, { useQuestionTimer: true }).items.map(({ draft }) => draft);
  const third = parseBulkQuestions(bulkPasteExample, { useQuestionTimer: true }).items[2];
  expect(read(fromLine(bulkPasteExample, third?.line ?? 0))).toEqual(read(bulkPasteExample).slice(2));
});
