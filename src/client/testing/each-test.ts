import './no-throttle';
import { cleanup, configure, getConfig } from '@testing-library/react';
import * as react from 'react';
import { afterEach, vi } from 'vitest';
import { forgetPage } from './forget-page';

// Each file starts like a freshly loaded page: module state of another file is dropped.
forgetPage();

configure({
  // An upper bound for a hanging test; a passing one ends as soon as its element appears.
  asyncUtilTimeout: 60_000,
  // The page's text instead of its markup.
  getElementError(message) {
    const sentence = message?.split('\n')[0];
    if (willTryAgain()) return new Error(sentence);
    return new Error(`${sentence}\n\nOn the page:\n${document.body.innerText}`);
  },
});

/**
 * While `findBy` polls, its errors are discarded; only the last one is shown. Reading the page is the slowest
 * part.
 */
function willTryAgain(): boolean {
  const config = getConfig();
  return '_disableExpensiveErrorDiagnostics' in config && config._disableExpensiveErrorDiagnostics === true;
}

/** React stores a creation stack for each element, which no test reads: pretend its limit is reached. */
Object.defineProperty(
  Reflect.get(react, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'),
  'recentlyCreatedOwnerStacks',
  { get: () => Number.POSITIVE_INFINITY, set: () => {}, configurable: true },
);

/** Clears page and device after each test, since the window is shared. */
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});
