import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pupilShare } from '../../server/rules/topics/by-topic';
import { sumsByQuestion } from '../../server/rules/topics/topic-sums';
import { checkProperty } from '../../server/testing/property';
import { shareInterval } from '../results/uncertainty';
import { masteryOf } from './mastery';

const MARKS = fc.array(
  fc.record({
    family: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz'),
    maximumMarks: fc.integer({ min: 1, max: 10 }),
    part: fc.double({ min: 0, max: 1, noNaN: true }),
  }),
  { minLength: 1, maxLength: 60 },
);
const sums = (marks: readonly { family: string; maximumMarks: number; part: number }[]) =>
  sumsByQuestion(marks.map(({ part, ...mark }) => ({ ...mark, score: part * mark.maximumMarks })));

test.each([
  [3, 3, 'too-little'],
  [5, 5, 'on-the-way'],
  [6, 6, 'secure'],
  [18, 20, 'secure'],
  [15, 20, 'on-the-way'],
  [5, 10, 'too-little'],
  [10, 20, 'on-the-way'],
  [4, 20, 'needs-practice'],
  [14, 40, 'needs-practice'],
  [7, 20, 'too-little'],
  [0, 4, 'needs-practice'],
  [0, 3, 'too-little'],
] as const)('%i of %i right: %s', (right, count, mastery) => {
  expect(masteryOf(shareInterval(right / count, count))).toBe(mastery);
});

test('the share is in its interval, and two questions or fewer have no mastery', () => {
  checkProperty(
    fc.property(MARKS, (marks) => {
      const figures = pupilShare(sums(marks));
      if (!figures) throw new Error('There are marks.');
      const { low, share, high, mastery, questionCount } = figures;
      expect(low).toBeLessThanOrEqual(share + 1e-9);
      expect(high).toBeGreaterThanOrEqual(share - 1e-9);
      if (questionCount <= 2) expect(mastery).toBe('too-little');
    }),
  );
});

test('another right answer never lowers the mastery or the lower end', () => {
  checkProperty(
    fc.property(fc.integer({ min: 1, max: 40 }), fc.nat(39), (count, drawn) => {
      const right = Math.min(drawn, count - 1);
      const before = shareInterval(right / count, count);
      const after = shareInterval((right + 1) / count, count);
      expect(after.low).toBeGreaterThanOrEqual(before.low);
      if (masteryOf(before) === 'secure') expect(masteryOf(after)).toBe('secure');
    }),
  );
});

test('a question and its copies count as one, and so does a question with nearly all marks', () => {
  const marks = Array.from({ length: 10 }, () => ({ family: 'a', maximumMarks: 1, part: 1 }));
  expect(pupilShare(sums(marks))).toMatchObject({ questionCount: 1, mastery: 'too-little' });
  const heavy = ['b', 'c', 'd', 'e', 'f', 'g', 'h'].map((family) => ({ family, maximumMarks: 1, part: 1 }));
  const uneven = [{ family: 'a', maximumMarks: 50, part: 1 }, ...heavy];
  expect(pupilShare(sums(uneven))).toMatchObject({ questionCount: 8, mastery: 'too-little' });
  expect(pupilShare(sums(heavy))).toMatchObject({ questionCount: 7, mastery: 'secure' });
});
