import type { Page } from 'playwright-core';

/**
 * Leaves the page until a focus loss is counted and this text appears. Leaving right after a return does not count, so the
 * page leaves and returns repeatedly. It checks before each frame from within the page: a check from outside could come too
 * late and cause a second loss.
 */
export const leaveUntil = async (page: Page, counted: string): Promise<void> => {
  await page.waitForFunction((sign) => {
    if (document.body.innerText.includes(sign)) return true;
    window.dispatchEvent(new Event('focus'));
    window.dispatchEvent(new Event('blur'));
    return false;
  }, counted);
};
