import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkProperty } from '../../server/testing/property';
import { aGradebook, aGradebookMember, aGradebookQuiz, anOwnColumn } from '../testing/a-gradebook';
import { percentAt, stateAt } from './cells';
import { columnMiddle, droppedColumns, memberMean, middleOf, placesInClass } from './figures';

const asha = aGradebookMember('Asha');
const ben = aGradebookMember('Ben');
const cem = aGradebookMember('Cem', { hasLeft: true });
const cells = aGradebookQuiz('Cells', 'mam', [8, null, 2]);
const leaves = aGradebookQuiz('Leaves', 'mum', [4, 5, 10], { weightPercent: 300 });

test('mean and median are those of the sorted list, in any order', () => {
  checkProperty(
    fc.property(fc.array(fc.option(fc.nat(100))), (values) => {
      const sorted = values.filter((value) => value !== null).toSorted((one, other) => one - other);
      const { mean, median, count } = middleOf(values);
      expect(count).toBe(sorted.length);
      if (count === 0) {
        expect([mean, median]).toEqual([null, null]);
        return;
      }
      expect(mean).toBeCloseTo(sorted.reduce((sum, value) => sum + value, 0) / count, 9);
      // As many values are below it as above.
      const below = sorted.filter((value) => value < (median ?? 0)).length;
      const above = sorted.filter((value) => value > (median ?? 0)).length;
      expect(Math.max(below, above)).toBeLessThanOrEqual(count / 2);
      const halves = [sorted[Math.floor((count - 1) / 2)] ?? 0, sorted[Math.floor(count / 2)] ?? 0];
      expect(median).toBe(((halves[0] ?? 0) + (halves[1] ?? 0)) / 2);
    }),
  );
});

test('a member’s mean uses the weights of the quizzes with marks; an absence does not count', () => {
  const gradebook = aGradebook([asha, ben], [cells, leaves]);
  expect(memberMean(gradebook, 0)).toBe((80 + 3 * 40) / 4);
  expect(memberMean(gradebook, 1)).toBe(50);
});

test('the lowest is dropped for each member separately', () => {
  const gradebook = aGradebook([asha, ben, cem], [cells, leaves], { dropLowest: 1 });
  expect([0, 1, 2].map((place) => memberMean(gradebook, place))).toEqual([80, 50, 100]);
  expect([0, 1, 2].map((place) => [...droppedColumns(gradebook, place)])).toEqual([[1], [], [0]]);
});

test('own columns count and are dropped like quizzes', () => {
  const oral = anOwnColumn('Oral', [1, 10, null], { weightPercent: 200 });
  const gradebook = aGradebook([asha, ben, cem], [cells], { ownColumns: [oral] });
  expect([0, 1, 2].map((place) => memberMean(gradebook, place))).toEqual([(80 + 2 * 10) / 3, 100, 20]);
  const dropping = { ...gradebook, dropLowest: 1 };
  expect([0, 1, 2].map((place) => [...droppedColumns(dropping, place)])).toEqual([[1], [], []]);
  expect(columnMiddle(oral, [0, 1])).toEqual({ mean: 55, median: 55, count: 2 });
});

test('former members are in no figure of the class', () => {
  const places = placesInClass(aGradebook([asha, ben, cem], []));
  expect(columnMiddle(cells, places)).toEqual({ mean: 80, median: 80, count: 1 });
  expect(columnMiddle(leaves, places)).toEqual({ mean: 45, median: 45, count: 2 });
});

test('percentages are of the member’s own maximum; without one there are none', () => {
  const drawn = aGradebookQuiz('Drawn', 'mm', [3, 3], { maxScores: [6, 4] });
  expect([percentAt(drawn, 0), percentAt(drawn, 1)]).toEqual([50, 75]);
  expect(percentAt(aGradebookQuiz('Empty', 'm', [0], { maxScore: 0 }), 0)).toBeNull();
});

test('an unknown letter is no mark', () => {
  expect(stateAt({ states: 'x' }, 0)).toBe('not-assigned');
  expect(stateAt({ states: 'u' }, 0)).toBe('unreleased');
  expect(stateAt({ states: '' }, 3)).toBe('not-assigned');
});
