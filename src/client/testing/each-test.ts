import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

// A file begins as a page that has just been loaded: what the modules remember is of another file.
vi.resetModules();

configure({
  // As long as the machine takes; a test ends when what it waits for is there.
  asyncUtilTimeout: 10_000,
  // What stands on the page, in place of its markup.
  getElementError: (message) =>
    new Error(`${message?.split('\n')[0]}\n\nOn the page:\n${document.body.innerText}`),
});

/** Leaves nothing on the page and on the device to the next test, which runs in the same window. */
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});
