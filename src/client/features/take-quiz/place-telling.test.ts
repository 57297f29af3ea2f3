import { expect, test } from 'vitest';
import { createPlaceTelling } from './place-telling';

function aTelling({ isNeeded = true } = {}) {
  const outbox = { isEmpty: true, told: 0 };
  const telling = createPlaceTelling({
    isNeeded,
    isAllSent: () => outbox.isEmpty,
    tell: () => {
      outbox.told += 1;
    },
  });
  return { outbox, telling };
}

test('a new question is told at once, and only once', () => {
  const { outbox, telling } = aTelling();
  telling.tell();
  expect(outbox.told).toBe(0);
  telling.changed();
  telling.tell();
  expect(outbox.told).toBe(1);
});

test('it waits for what was written before it', () => {
  const { outbox, telling } = aTelling();
  outbox.isEmpty = false;
  telling.changed();
  telling.tell();
  expect(outbox.told).toBe(0);
  outbox.isEmpty = true;
  telling.tell();
  expect(outbox.told).toBe(1);
});

test('where one may go back there is nothing to tell', () => {
  const { outbox, telling } = aTelling({ isNeeded: false });
  telling.changed();
  expect(outbox.told).toBe(0);
});
