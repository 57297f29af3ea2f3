import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createServerClock } from './server-clock';

beforeEach(() => vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => vi.useRealTimers());

test('the clock goes on by itself from what the server has said', () => {
  const clock = createServerClock(5000);
  vi.advanceTimersByTime(1500);
  expect(clock.now()).toBe(6500);
});

test('an answer that was long on its way does not set the clock back', () => {
  const clock = createServerClock(5000);
  vi.advanceTimersByTime(3000);
  expect(clock.sync(6000, 2500)).toBe(0);
  expect(clock.now()).toBe(8000);
});

test('a clock that stood still while the device slept is set on', () => {
  const clock = createServerClock(5000);
  expect([clock.sync(65_000, 100), clock.now()]).toEqual([60_000, 65_000]);
});

test('a clock that was guessed too late is set back', () => {
  const clock = createServerClock(500_000);
  expect([clock.sync(5000, 100), clock.now()]).toEqual([-494_900, 5100]);
});
