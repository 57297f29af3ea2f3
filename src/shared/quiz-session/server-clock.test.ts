import { expect, test } from 'vitest';
import { correctedClock, serverNowMs } from './server-clock';

const clock = { saidMs: 5000, saidAtElapsedMs: 100 };

test('the clock goes on by the page’s own clock from what the server has said', () => {
  expect(serverNowMs(clock, 1600)).toBe(6500);
});

test('an answer that was long on its way does not set the clock back', () => {
  const after = correctedClock(clock, { serverNow: 6000, roundTripMs: 2500, elapsedMs: 3100 });
  expect(serverNowMs(after, 3100)).toBe(8000);
});

test('a clock that stood still while the device slept is set on', () => {
  const after = correctedClock(clock, { serverNow: 65_000, roundTripMs: 100, elapsedMs: 100 });
  expect(serverNowMs(after, 100)).toBe(65_000);
});

test('a clock that was guessed too late is set back to the latest moment that the answer allows', () => {
  const guessed = { saidMs: 500_000, saidAtElapsedMs: 0 };
  const after = correctedClock(guessed, { serverNow: 5000, roundTripMs: 99.5, elapsedMs: 0 });
  expect(serverNowMs(after, 0)).toBe(5100);
});
