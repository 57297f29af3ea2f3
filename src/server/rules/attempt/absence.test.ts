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

test('without any sign of life an absence lasts', () => {
  expect(after({})).toBeNull();
  expect(after({ answeredAt: 1000, pressedSubmitAt: 900 })).toBeNull();
});

test('a return that was seen is taken as it was, and not before the focus loss', () => {
  expect(after({ returnedAt: 4000, answeredAt: 3000 })).toEqual({ at: 4000, isExact: true });
  expect(after({ returnedAt: 400 })).toEqual({ at: 1000, isExact: true });
});

test.each([['nextLeftAt'], ['answeredAt'], ['pressedSubmitAt']] as const)(
  'where no return was seen, %s tells that the student was back by then',
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
