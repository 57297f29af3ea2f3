import { expect, test } from 'vitest';
import { type CorrectedMark, correctionEffect } from './correction-effect';

const mark = (studentId: string, before: number, after: number, more: Partial<CorrectedMark> = {}) => ({
  ...{ studentId, studentName: studentId.toUpperCase(), before, after, totalBefore: 10 },
  ...{ isByTeacher: false, needsReview: false, ...more },
});
const ids = (marks: readonly { studentId: string }[]) => marks.map(({ studentId }) => studentId);

test('students who gain, who lose and who stay the same are counted', () => {
  const effect = correctionEffect([mark('asha', 0, 2), mark('ben', 2, 0), mark('chen', 1, 1)]);
  expect(effect.gains).toEqual([{ studentId: 'asha', studentName: 'ASHA', before: 0, after: 2 }]);
  expect(ids(effect.losses)).toEqual(['ben']);
  expect(effect.unchangedCount).toBe(1);
});

test('the mean is that of the whole quiz, before and after', () => {
  const effect = correctionEffect([mark('asha', 0, 2), mark('ben', 0, 1)]);
  expect(effect).toMatchObject({ meanBefore: 10, meanAfter: 11.5 });
});

test("a teacher's own mark neither gains nor loses nor asks for review", () => {
  const effect = correctionEffect([mark('asha', 1, 2, { isByTeacher: true, needsReview: true })]);
  expect(effect).toMatchObject({
    gains: [],
    toReview: [],
    keptByTeacher: 1,
    unchangedCount: 1,
    meanAfter: 10,
  });
});

test('answers to review are listed, changed or not', () => {
  expect(ids(correctionEffect([mark('asha', 1, 1, { needsReview: true })]).toReview)).toEqual(['asha']);
});

test('without marks there is no effect', () => {
  expect(correctionEffect([])).toMatchObject({ gains: [], losses: [], unchangedCount: 0, meanBefore: 0 });
});
