import { act } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { vi } from 'vitest';

/** Stops the clock of the page until the test ends: time passes only by `pass`. Answers hands that do not wait either. */
export function stopTime() {
  vi.useFakeTimers();
  // Testing Library asks Jest, and waits for the real clock where there is none.
  vi.stubGlobal('jest', { advanceTimersByTime: (ms: number) => vi.advanceTimersByTime(ms) });
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  return { user: userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) }), pass };
}
