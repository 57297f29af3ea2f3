import './no-throttle';
import { cleanup, configure, getConfig } from '@testing-library/react';
import * as react from 'react';
import { afterEach, vi } from 'vitest';
import { forgetPage } from './forget-page';

// A file begins as a page that has just been loaded: what the modules remember is of another file.
forgetPage();

configure({
  // Bounds a test that hangs; one that works ends when what it waits for is there.
  asyncUtilTimeout: 60_000,
  // The text of the page, in place of its markup.
  getElementError(message) {
    const sentence = message?.split('\n')[0];
    if (willTryAgain()) return new Error(sentence);
    return new Error(`${sentence}\n\nOn the page:\n${document.body.innerText}`);
  },
});

/** While `findBy` polls, its error is thrown away; it asks for another one at the end. To read the page takes longest of all. */
function willTryAgain(): boolean {
  const config = getConfig();
  return '_disableExpensiveErrorDiagnostics' in config && config._disableExpensiveErrorDiagnostics === true;
}

/** React keeps for each element the stack where it was made, of which no test reads: as if it had kept the most it keeps. */
Object.defineProperty(
  Reflect.get(react, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'),
  'recentlyCreatedOwnerStacks',
  { get: () => Number.POSITIVE_INFINITY, set: () => {}, configurable: true },
);

/** Leaves nothing on the page and on the device to the next test, which runs in the same window. */
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});
