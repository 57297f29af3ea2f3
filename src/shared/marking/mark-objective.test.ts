import { expect, test } from 'vitest';
import { blankQuestion, type DraftOf } from '../question/draft';
import { toQuestion } from '../question/from-draft';
import type { ObjectiveQuestion } from '../question-types/traits';
import { markObjective } from './mark-objective';

const question = (type: 'mcq' | 'msq' | 'slider', draft: Partial<DraftOf<'mcq' | 'msq' | 'slider'>>) =>
  toQuestion(
    { ...blankQuestion(type), text: '?', maximumMarks: 2, ...draft },
    'q1',
    null,
  ) as ObjectiveQuestion;
const mcq = question('mcq', { options: ['A', 'B'], correctAnswer: 'A' });
const msq = question('msq', { options: ['A', 'B', 'C'], correctAnswer: ['A', 'C'] });
const slider = question('slider', { max: 1, step: 0.1, correctAnswer: [0.3, 0.7] });

test('a single choice scores all its marks or none', () => {
  expect(markObjective(mcq, 'A')).toEqual({ isCorrect: true, score: 2 });
  expect(markObjective(mcq, 'B')).toEqual({ isCorrect: false, score: 0 });
});

test('a multiple choice is right only with exactly the right options', () => {
  expect(markObjective(msq, ['C', 'A']).isCorrect).toBe(true);
  expect(markObjective(msq, ['A']).isCorrect).toBe(false);
  expect(markObjective(msq, ['A', 'B', 'C']).isCorrect).toBe(false);
});

test('a slider is right on any of the accepted numbers', () => {
  expect(markObjective(slider, 0.7).isCorrect).toBe(true);
  expect(markObjective(slider, 0.1 + 0.2).isCorrect).toBe(true);
  expect(markObjective(slider, 0.4).isCorrect).toBe(false);
});

test('missing and malformed answers score nothing', () => {
  for (const answer of [null, undefined, 'x', ['x']]) {
    for (const each of [mcq, msq, slider]) expect(markObjective(each, answer).score).toBe(0);
  }
  expect(markObjective(slider, '0.3').score).toBe(0);
});

test.each<[string | string[], number, string]>([
  [['A'], 0.5, 'one of three right options earns its share, rounded down to half marks'],
  [['A', 'B'], 1, 'two of three earn two thirds, rounded down'],
  [['A', 'B', 'X'], 0.5, 'a wrong option takes a share away'],
  [['A', 'X', 'Y'], 0, 'more wrong than right options earn nothing, never less'],
  [['A', 'A', 'A'], 0.5, 'an option counts once, however often it is sent'],
  [['C', 'B', 'A'], 2, 'exactly the right options earn all marks'],
  [['A', 'B', 'C', 'X'], 1, 'ticking everything does not earn all marks'],
  ['A', 0, 'an answer of the wrong shape earns nothing'],
])('with part marks %j earns %d of 2: %s', (answer, score) => {
  const options = ['A', 'B', 'C', 'X', 'Y'];
  const right = { options, correctAnswer: ['A', 'B', 'C'] };
  const withParts = question('msq', { ...right, partialCredit: true });
  expect(markObjective(withParts, answer)).toEqual({ isCorrect: score === 2, score });
  const allOrNothing = markObjective(question('msq', right), answer);
  expect(allOrNothing.score).toBe(score === 2 ? 2 : 0);
});
