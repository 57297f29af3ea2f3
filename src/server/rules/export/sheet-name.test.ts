import { expect, test } from 'vitest';
import { sheetName } from './sheet-name';

const name = (title: string, taken: string[] = []) => sheetName({ title, quizId: 'abc' }, new Set(taken));

test.each([
  ['Cell biology', 'Cell biology'],
  ['a\\b/c?d*e[f]g:h', 'abcdefgh'],
  ["'quoted'", 'quoted'],
  ['x'.repeat(40), 'x'.repeat(31)],
  [`${'x'.repeat(30)}'y`, 'x'.repeat(30)],
  [`${'x'.repeat(30)}😀`, 'x'.repeat(30)],
  ['[?]', 'Quiz_abc'],
  ['History', 'Quiz_abc'],
])('the quiz %j gets the sheet %j', (title, expected) => {
  expect(name(title)).toBe(expected);
});

test('equal names are numbered, whatever their case, within 31 characters', () => {
  expect(name('cells', ['cells'])).toBe('cells (2)');
  expect(name('Cells', ['cells', 'cells (2)'])).toBe('Cells (3)');
  expect(name('x'.repeat(40), ['x'.repeat(31)])).toBe(`${'x'.repeat(27)} (2)`);
});
