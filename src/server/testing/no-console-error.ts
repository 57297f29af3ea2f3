import { afterEach, beforeEach, expect, vi } from 'vitest';

/** Whatever writes to console.error during a test fails it. */
let spy: ReturnType<typeof vi.spyOn>;

beforeEach(() => {
  spy = vi.spyOn(console, 'error');
});

afterEach(() => {
  expect(spy.mock.calls).toEqual([]);
  spy.mockRestore();
});
