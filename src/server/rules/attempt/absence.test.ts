import { expect, test } from 'vitest';
import { returnOf, type SignsOfLife } from './absence';

const after = (signs: Partial<SignsOfLife>) =>
  returnOf({
    leftAt: 1000,
    returnedAt: null,
    nextLeftAt: null,
    answeredAt: null,
    pressedSubmitAt: null,
    ...signs,
  });

test('an absence without a sign of life continues', () => {
  expect(after({})).toBeNull();
  expect(after({ answeredAt: 1000, pressedSubmitAt: 900 })).toBeNull();
});

test('an observed return counts at its time, but not before the focus loss', () => {
  expect(after({ returnedAt: 4000, answeredAt: 3000 })).toEqual({ at: 4000, isExact: true });
  expect(after({ returnedAt: 400 })).toEqual({ at: 1000, isExact: true });
});

test.each([['nextLeftAt'], ['answeredAt'], ['pressedSubmitAt']] as const)(
  'without an observed return, %s shows that the student was back by then',
  (sign) => {
    expect(after({ [sign]: 5000 })).toEqual({ at: 5000, isExact: false });
  },
);

test('the first of several signs counts', () => {
  expect(after({ nextLeftAt: 9000, answeredAt: 3000, pressedSubmitAt: 10_000 })).toEqual({
    at: 3000,
    isExact: false,
  });
});
