import { expect, test } from 'vitest';
import { barTone, cutQuestionText, displayAnswer, displayScore } from './display';

test.each([
  [100, 'green'],
  [80, 'green'],
  [79.9, 'yellow'],
  [60, 'yellow'],
  [59.9, 'red'],
  [0, 'red'],
])('%d percent correct is a %s bar', (percent, tone) => {
  expect(barTone(percent)).toBe(tone);
});

test('a long question text is cut at 80 characters, not through a character', () => {
  expect(cutQuestionText('x'.repeat(80))).toBe('x'.repeat(80));
  expect(cutQuestionText('x'.repeat(81))).toBe(`${'x'.repeat(80)}…`);
  expect(cutQuestionText('😀'.repeat(81))).toBe(`${'😀'.repeat(80)}…`);
});

test('no answer shows as a dash, several answers joined by commas', () => {
  for (const answer of [null, undefined, '', '  ', []]) expect(displayAnswer(answer)).toBe('-');
  expect(displayAnswer(['A', 'B'])).toBe('A, B');
  expect(displayAnswer(0)).toBe('0');
  expect(displayAnswer('Paris')).toBe('Paris');
});

test('a score shows only once it is released', () => {
  expect(displayScore({ scoresReleased: true, score: 17.5, maxScore: 20 })).toBe('17.5/20');
  expect(displayScore({ scoresReleased: false, score: 17.5, maxScore: 20 })).toBe('Results not released');
  expect(displayScore({ scoresReleased: true, score: null, maxScore: null })).toBe('Results not released');
});
