import { expect, test } from 'vitest';
import { type MarkedText, whatMoved } from './what-moved';

const marked = (id: string, text: string, change: Partial<MarkedText> = {}): MarkedText => ({
  ...{ id, text, group: id, marks: 0, expected: 2 },
  ...change,
});
const moved = (text: string, change: object = {}) => ({ text, group: 'own', from: 2, to: 1, ...change });
const idOf = (text: ReturnType<typeof moved>, marks: readonly MarkedText[]) => whatMoved(marks)(text)?.id;

test('a suggestion follows the mark of an identical answer', () => {
  const marks = [marked('a', 'green light', { group: 'own' }), marked('b', 'the sun in the sky')];
  expect(idOf(moved('the sun in the sky'), marks)).toBe('a');
});

test('else it follows the latest answer with the most words in common, in any form', () => {
  const marks = [
    marked('a', 'green light'),
    marked('b', 'reflected lights'),
    marked('c', 'reflecting light'),
  ];
  expect(idOf(moved('It reflects the light'), marks)).toBe('c');
});

test('a mark that deviated in the other direction moved nothing', () => {
  const marks = [marked('up', 'green light', { marks: 4 }), marked('down', 'the sun')];
  expect(idOf(moved('green light'), marks)).toBe('down');
  expect(idOf(moved('green light', { to: 3 }), marks)).toBe('up');
});

test('an unmoved suggestion has no cause', () => {
  expect(idOf(moved('green light', { to: 2 }), [marked('a', 'green light')])).toBeUndefined();
});
