import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkProperty } from '../../server/testing/property';
import { type ByClass, covers, RIGHTS, rightBySharing, SHARED_RIGHTS } from './rights';

const right = fc.constantFrom(null, ...SHARED_RIGHTS);
const byClass: fc.Arbitrary<ByClass> = fc
  .tuple(right, fc.boolean())
  .map(([of, isGiving]) => ({ right: of, isGiving: isGiving && of !== null }));
const rank = (of: ReturnType<typeof rightBySharing>) => (of === null ? -1 : RIGHTS.indexOf(of));

test('each right includes the ones before it', () => {
  for (const [at, one] of RIGHTS.entries()) {
    for (const [before, other] of RIGHTS.entries()) expect(covers(one, other)).toBe(at >= before);
  }
});

test('a quiz has the right of its own share, or the lowest of all its classes, whichever is higher', () => {
  checkProperty(
    fc.property(right, fc.array(byClass, { maxLength: 4 }), (direct, byClasses) => {
      const isGiven = byClasses.some(({ isGiving }) => isGiving);
      const least = isGiven ? Math.min(...byClasses.map((each) => rank(each.right))) : -1;
      expect(rank(rightBySharing({ direct, byClasses }))).toBe(Math.max(rank(direct), least));
    }),
  );
});

test('another class never raises a colleague’s right, unless it is the first to give one', () => {
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
