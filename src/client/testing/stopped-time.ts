import { act } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { vi } from 'vitest';

/**
 * Stops the page's clock until the test ends: time advances only by `pass`. Returns a user without delays.
 */
export function stopTime() {
  vi.useFakeTimers();
  // Testing Library checks for Jest, and without it waits for the real clock.
  vi.stubGlobal('jest', { advanceTimersByTime: (ms: number) => vi.advanceTimersByTime(ms) });
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  return { user: userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) }), pass };
}
