import type { Driver } from 'selenium-webdriver/chrome.js';
import { SAME_FOCUS_LOSS_MS } from '../../shared/constants';

/** A focus event on the page, or the appearance or disappearance of a quiz text. */
export interface Seen {
  readonly what: 'blur' | 'focus' | 'hidden' | 'visible' | 'pagehide' | 'warned' | 'unwarned' | 'overlay';
  /** Epoch milliseconds. */
  readonly at: number;
  readonly text: string;
}

const FOCUS_LOSSES = ['blur', 'hidden', 'pagehide'];

/** Records the page's events from now on; session storage preserves them across a reload. */
export const keepLog = (driver: Driver): Promise<void> => driver.executeScript(listen);

export const readLog = async (driver: Driver): Promise<readonly Seen[]> =>
  JSON.parse((await driver.executeScript<string | null>("return sessionStorage.getItem('seen')")) ?? '[]');

/** The number of focus losses if every event counted. */
export const naiveCount = (log: readonly Seen[]): number =>
  log.filter(({ what }) => FOCUS_LOSSES.includes(what)).length;

/**
 * Time from the first event of the second focus loss to the last event of any, infinite without a second one. A busy browser may
 * hide a page long after its blur, and the rule counts from the blur.
 */
export function msOfLaterLosses(log: readonly Seen[]): number {
  const times = log.filter(({ what }) => FOCUS_LOSSES.includes(what)).map(({ at }) => at);
  const [first = 0] = times;
  const second = times.find((at) => at - first > SAME_FOCUS_LOSS_MS);
  return second === undefined ? Number.POSITIVE_INFINITY : Math.max(...times) - second;
}

/** The events without texts, each with the milliseconds since the previous one. */
export function eventLine(log: readonly Seen[]): string {
  const events = log.filter(({ what }) => !/warned|overlay/.test(what));
  const parts = events.map(({ what, at }, index) => {
    const before = events[index - 1];
    return before ? `+${at - before.at} ${what}` : what;
  });
  return parts.join(', ') || 'none';
}

// Runs in the page; passed as text, so it may use nothing from outside.
function listen(): void {
  // Once per page.
  if ('isLogged' in window) return;
  Object.assign(window, { isLogged: true });
  const note = (what: string, text = '') => {
    const seen = JSON.parse(sessionStorage.getItem('seen') ?? '[]');
    sessionStorage.setItem('seen', JSON.stringify([...seen, { what, at: Date.now(), text }]));
  };
  window.addEventListener('blur', () => note('blur'));
  window.addEventListener('focus', () => note('focus'));
  window.addEventListener('pagehide', () => note('pagehide'));
  document.addEventListener('visibilitychange', () => note(document.visibilityState));
  let [warning, overlay] = ['', ''];
  const look = () => {
    const texts = [...document.querySelectorAll('[role=alert]')].map((alert) => alert.textContent ?? '');
    const nowWarning = texts.find((text) => text.includes('Tab changes:')) ?? '';
    if (nowWarning !== warning) note(nowWarning ? 'warned' : 'unwarned', nowWarning);
    warning = nowWarning;
    const panels = [...document.querySelectorAll('dialog')].map((dialog) => dialog.textContent ?? '');
    const nowOverlay = panels.find((text) => text.startsWith('Submitting Quiz')) ?? '';
    if (nowOverlay && nowOverlay !== overlay) note('overlay', nowOverlay);
    overlay = nowOverlay;
  };
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true, characterData: true });
}
