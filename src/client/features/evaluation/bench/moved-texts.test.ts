import { expect, test } from 'vitest';
import { movedTexts } from './moved-texts';

const nameOf = (id: string) => ({ a: 'Asha', b: 'Ben', c: 'Chen', d: 'Dev' })[id] ?? id;
const moved = (studentId: string, before: number, after: number, review = [true, true]) => ({
  ...{ studentId, before, after },
  neededReview: review[0] === true,
  needsReview: review[1] === true,
});

test('what marks moved is told by name, the first three and how many more', () => {
  const changes = [moved('a', 1, 1.5), moved('b', 2, 1), moved('c', 0, 0.5), moved('d', 1, 2)];
  expect(movedTexts.line({ changes }, nameOf)).toBe(
    'Your marks changed 4 other suggestions: Asha 1 → 1.5, Ben 2 → 1, Chen 0 → 0.5 and 1 more.',
  );
});

test('an answer that no longer needs review is told also when its mark stays', () => {
  const changes = [moved('a', 1, 1.5), moved('b', 2, 2, [true, false]), moved('c', 1, 1, [false, true])];
  expect(movedTexts.line({ changes }, nameOf)).toBe(
    'Your marks changed 1 other suggestion: Asha 1 → 1.5; 1 no longer needs review; 1 now needs review.',
  );
  expect(changes.map(movedTexts.change)).toEqual([
    ...['1 → 1.5', 'stays 2, no longer needs review', 'stays 1, now needs review'],
  ]);
});

test('marks that moved nothing say so', () => {
  expect(movedTexts.line({ changes: [] }, nameOf)).toBe('Your marks changed no other suggestion.');
});

test('the last mark that taught the grader is named', () => {
  const taught = [
    { studentId: 'a', marks: 0 },
    { studentId: 'd', marks: 1.5 },
  ];
  expect(movedTexts.why(taught, nameOf)).toContain('most recently 1.5 for Dev.');
});
