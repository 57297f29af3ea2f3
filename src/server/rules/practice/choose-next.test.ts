import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkProperty } from '../../testing/property';
import { chooseNext, progressOf } from './choose-next';

const NOW = 1000;
const questions = fc.array(fc.record({ dueAt: fc.option(fc.integer({ min: 0, max: 2 * NOW })) }), {
  maxLength: 8,
});
const due = (dueAt: number | null) => ({ dueAt });

test('the longest due question comes first, then new ones in order, and none due later', () => {
  const at = { nowMs: NOW, isAhead: false };
  const [fresh, other, early, late, later] = [null, null, 10, NOW, NOW + 1].map(due);
  if (!fresh || !other || !early || !late || !later) throw new Error('They are all there.');
  expect(chooseNext([fresh, late, early, later], at)).toBe(early);
  expect(chooseNext([fresh, late, other], at)).toBe(late);
  expect(chooseNext([later, fresh, other], at)).toBe(fresh);
  expect(chooseNext([later], at)).toBeNull();
  expect(chooseNext([later], { ...at, isAhead: true })).toBe(later);
  expect(chooseNext([], { ...at, isAhead: true })).toBeNull();
});

test('a next question is offered while one is due or new, and when practising ahead until none is left', () => {
  checkProperty(
    fc.property(questions, (all) => {
      const { dueCount, newCount, nextDueAt } = progressOf(all, NOW);
      expect(chooseNext(all, { nowMs: NOW, isAhead: false }) !== null).toBe(dueCount + newCount > 0);
      expect(chooseNext(all, { nowMs: NOW, isAhead: true }) !== null).toBe(all.length > 0);
      expect(nextDueAt === null).toBe(dueCount + newCount === all.length);
      if (nextDueAt !== null) expect(nextDueAt).toBeGreaterThan(NOW);
    }),
  );
});
