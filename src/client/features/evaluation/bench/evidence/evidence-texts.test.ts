import { expect, test } from 'vitest';
import { evidenceTexts } from './evidence-texts';

const { earlier, reliance, rescored } = evidenceTexts;

test('marks of earlier classes are listed with their years', () => {
  expect(earlier({ count: 30, firstYear: 2025, lastYear: 2025 })).toBe('Uses 30 earlier marks (2025)');
  expect(earlier({ count: 1, firstYear: 2023, lastYear: 2025 })).toBe('Uses 1 earlier mark (2023 to 2025)');
});

test('the state of the spot check is shown, and what it waits for', () => {
  const check = (checked: number, right: number) => ({ needs: 'spot-check', checked, right }) as const;
  expect(reliance({ needs: 'marks', checked: 0, right: 0 }, 0)).toMatch(/^Mark three answers/);
  expect(reliance(check(0, 0), 5)).toBe('Spot check of the quiz: 0 of 5 agreed, 5 to look at here');
  expect(reliance(check(0, 0), 0)).toBe('A spot check of the quiz follows once all else is decided');
  expect(reliance(check(3, 3), 2)).toBe('Spot check of the quiz: 3 of 5 agreed, 2 to look at here');
  expect(reliance(check(5, 4), 5)).toBe(
    'Spot check of the quiz: 4 of 5 agreed, so five others are drawn, 5 to look at here',
  );
  expect(reliance({ needs: 'nothing', checked: 6, right: 6 }, 0)).toBe(
    'Spot check of the quiz: 6 of 6 agreed',
  );
});

test('the suggestions changed by the last mark are counted; without any there is no line', () => {
  const change = (before: number) => ({
    ...{ studentId: 'a', before, after: 2 },
    ...{ neededReview: true, needsReview: false },
  });
  const taught = [{ studentId: 'b', marks: 2 }];
  const four = [0, 1, 0.5, 0, 2].map(change);
  expect(rescored({ changes: four, taught })).toBe('4 suggestions changed after your last mark');
  expect(rescored({ changes: [change(2)], taught })).toBeUndefined();
  expect(rescored({ changes: [change(0)], taught: [] })).toBe('1 suggestion changed after the undone marks');
});
