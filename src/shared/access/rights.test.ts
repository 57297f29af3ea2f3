import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkProperty } from '../../server/testing/property';
import { type ByClass, covers, RIGHTS, rightBySharing, SHARED_RIGHTS } from './rights';

const right = fc.constantFrom(null, ...SHARED_RIGHTS);
const byClass: fc.Arbitrary<ByClass> = fc
  .tuple(right, fc.boolean())
  .map(([of, isGiving]) => ({ right: of, isGiving: isGiving && of !== null }));
const rank = (of: ReturnType<typeof rightBySharing>) => (of === null ? -1 : RIGHTS.indexOf(of));

test('each right has all that the ones before it have', () => {
  for (const [at, one] of RIGHTS.entries()) {
    for (const [before, other] of RIGHTS.entries()) expect(covers(one, other)).toBe(at >= before);
  }
});

test('a quiz is had by its own share, or by the least of those of all its classes, whichever is more', () => {
  checkProperty(
    fc.property(right, fc.array(byClass, { maxLength: 4 }), (direct, byClasses) => {
      const isGiven = byClasses.some(({ isGiving }) => isGiving);
      const least = isGiven ? Math.min(...byClasses.map((each) => rank(each.right))) : -1;
      expect(rank(rightBySharing({ direct, byClasses }))).toBe(Math.max(rank(direct), least));
    }),
  );
});

test('one more class never gives a colleague more than they have, but where it is the first that gives', () => {
  checkProperty(
    fc.property(
      right,
      fc.array(byClass, { minLength: 1, maxLength: 4 }),
      byClass,
      (direct, classes, more) => {
        fc.pre(classes.some(({ isGiving }) => isGiving));
        const before = rank(rightBySharing({ direct, byClasses: classes }));
        expect(rank(rightBySharing({ direct, byClasses: [...classes, more] }))).toBeLessThanOrEqual(before);
      },
    ),
  );
});
