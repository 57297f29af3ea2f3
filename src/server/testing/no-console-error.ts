import { afterEach, beforeEach, expect, vi } from 'vitest';

/** Fails a test that writes to console.error. */
let spy: ReturnType<typeof vi.spyOn>;

beforeEach(() => {
  spy = vi.spyOn(console, 'error');
});

afterEach(() => {
  expect(spy.mock.calls).toEqual([]);
  spy.mockRestore();
});
