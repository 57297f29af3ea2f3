import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reloadLostStyles } from './lost-styles';

reloadLostStyles();

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  document.head.replaceChildren();
});

/** happy-dom loads no style sheets: each fails as soon as it is inserted. */
function aLink(href: string, rel = 'stylesheet'): HTMLLinkElement {
  const link = document.createElement('link');
  Object.assign(link, { rel, href });
  document.head.append(link);
  return link;
}

const linkNow = () => document.head.querySelector('link');

test('a failed style sheet is requested again once the network is back', () => {
  const link = aLink('/assets/toasts.css');
  expect(linkNow()).toBe(link);
  window.dispatchEvent(new Event('online'));
  expect(linkNow()).not.toBe(link);
  expect(linkNow()?.href).toBe(link.href);
});

test('the requests repeat at growing intervals', () => {
  const first = aLink('/assets/menus.css');
  vi.advanceTimersByTime(1000);
  const second = linkNow();
  expect(second).not.toBe(first);
  vi.advanceTimersByTime(1000);
  expect(linkNow()).toBe(second);
  vi.advanceTimersByTime(1000);
  expect(linkNow()).not.toBe(second);
});

test('other failed files are left alone', () => {
  const link = aLink('/icon.svg', 'icon');
  link.dispatchEvent(new Event('error'));
  vi.advanceTimersByTime(60_000);
  expect(linkNow()).toBe(link);
});
