import { expect, test } from 'vitest';
import { aQuizResults } from '../../../shared/testing/a-quiz-results';
import { cellKindOf, matrixRows } from './matrix';

const all = aQuizResults({
  students: [
    { name: 'Zoe', scores: [1, 0.5], answers: { q1: 'Yes', q2: 'Perhaps' } },
    { name: 'Ada', scores: [0, 0], answers: { q1: 'No' } },
    { name: 'Ben', scores: null },
  ],
});
const labels = (id: string, desc = false) => matrixRows(all, { id, desc }).map(({ label }) => label);

test('a cell distinguishes full, part, none, empty, unmarked and undrawn', () => {
  const [zoe, ada, ben] = all.results;
  if (!zoe || !ada || !ben) throw new Error('The class has three students.');
  expect(['q1', 'q2'].map((id) => cellKindOf(zoe, id))).toEqual(['full', 'part']);
  expect(['q1', 'q2'].map((id) => cellKindOf(ada, id))).toEqual(['none', 'empty']);
  expect(cellKindOf(ben, 'q1')).toBe('unmarked');
  expect(cellKindOf({ ...zoe, notAsked: ['q1'] }, 'q1')).toBe('not-asked');
});

test('rows sort by name, total or question; students without a mark are last', () => {
  expect(labels('name')).toEqual(['Ada', 'Ben', 'Zoe']);
  expect(labels('total', true)).toEqual(['Zoe', 'Ada', 'Ben']);
  expect(labels('q1')).toEqual(['Ada', 'Zoe', 'Ben']);
});
