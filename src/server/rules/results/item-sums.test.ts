import fc from 'fast-check';
import { expect, test } from 'vitest';
import { correlation, meanOf } from '../../../shared/results/uncertainty';
import { checkProperty } from '../../testing/property';
import { addSums, figuresOf, NO_SUMS, sumsOf } from './item-sums';

const share = fc.integer({ min: 0, max: 20 }).map((twentieths) => twentieths / 20);
const takers = fc.array(fc.record({ share, rest: fc.option(share, { freq: 5 }) }), { maxLength: 60 });

test('figures from sums equal those from the marks, however the students are divided', () => {
  checkProperty(
    fc.property(takers, fc.nat(60), (all, cut) => {
      const { students, facility, discrimination } = figuresOf(
        [all.slice(0, cut), all.slice(cut)].map(sumsOf).reduce(addSums, NO_SUMS),
      );
      const pairs = all.flatMap(({ share: x, rest: y }) => (y === null ? [] : [[x, y] as const]));
      const expected = pairs.length < 8 ? null : correlation(pairs);
      expect(students).toBe(all.length);
      if (all.length === 0) expect(facility).toBeNull();
      else expect(facility).toBeCloseTo(meanOf(all.map((taker) => taker.share)), 9);
      if (expected === null) expect(discrimination).toBeNull();
      else expect(discrimination).toBeCloseTo(expected, 6);
    }),
  );
});
