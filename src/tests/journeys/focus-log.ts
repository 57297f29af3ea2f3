import type { Driver } from 'selenium-webdriver/chrome.js';

/** What the page went through, in order: an event of the focus, or a text of the quiz that came or went. */
export interface Seen {
  readonly what: 'blur' | 'focus' | 'hidden' | 'visible' | 'pagehide' | 'warned' | 'unwarned' | 'overlay';
  /** Epoch milliseconds. */
  readonly at: number;
  readonly text: string;
}

const FOCUS_LOSSES = ['blur', 'hidden', 'pagehide'];

/** Writes down from now on what the page goes through; the session storage keeps it across a reload. */
export const keepLog = (driver: Driver): Promise<void> => driver.executeScript(listen);

export const readLog = async (driver: Driver): Promise<readonly Seen[]> =>
  JSON.parse((await driver.executeScript<string | null>("return sessionStorage.getItem('seen')")) ?? '[]');

/** How many focus losses somebody counts who takes each event for one. */
export const naiveCount = (log: readonly Seen[]): number =>
  log.filter(({ what }) => FOCUS_LOSSES.includes(what)).length;

/** The time from the second focus loss to the last one; a page that is left too quickly is hidden only once. */
export function msOfLaterLosses(log: readonly Seen[]): number {
  const [, second, ...later] = log.filter(({ what }) => what === 'hidden');
  return second ? (later.at(-1) ?? second).at - second.at : 0;
}

/** The events without the texts, each with the milliseconds since the one before. */
export function eventLine(log: readonly Seen[]): string {
  const events = log.filter(({ what }) => !/warned|overlay/.test(what));
  const parts = events.map(({ what, at }, index) => {
    const before = events[index - 1];
    return before ? `+${at - before.at} ${what}` : what;
  });
  return parts.join(', ') || 'none';
}

// Runs in the page; it is handed over as text, so that it uses nothing from outside.
function listen(): void {
  // Once a page.
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
