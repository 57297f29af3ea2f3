import { expect, test } from 'vitest';
import { type MarkedText, whatMoved } from './what-moved';

const marked = (id: string, text: string, change: Partial<MarkedText> = {}): MarkedText => ({
  ...{ id, text, group: id, marks: 0, expected: 2 },
  ...change,
});
const moved = (text: string, change: object = {}) => ({ text, group: 'own', from: 2, to: 1, ...change });
const idOf = (text: ReturnType<typeof moved>, marks: readonly MarkedText[]) => whatMoved(marks)(text)?.id;

test('a suggestion follows the mark of the answer that says the same', () => {
  const marks = [marked('a', 'green light', { group: 'own' }), marked('b', 'the sun in the sky')];
  expect(idOf(moved('the sun in the sky'), marks)).toBe('a');
});

test('else that of the answer with the most words in common, whatever their form, the latest of those', () => {
  const marks = [
    marked('a', 'green light'),
    marked('b', 'reflected lights'),
    marked('c', 'reflecting light'),
  ];
  expect(idOf(moved('It reflects the light'), marks)).toBe('c');
});

test('a mark that was a surprise to the other side moved nothing this way', () => {
  const marks = [marked('up', 'green light', { marks: 4 }), marked('down', 'the sun')];
  expect(idOf(moved('green light'), marks)).toBe('down');
  expect(idOf(moved('green light', { to: 3 }), marks)).toBe('up');
});

test('what did not move was moved by nothing', () => {
  expect(idOf(moved('green light', { to: 2 }), [marked('a', 'green light')])).toBeUndefined();
});
