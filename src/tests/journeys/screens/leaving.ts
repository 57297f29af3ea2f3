import type { Page } from 'playwright-core';

/**
 * The student leaves, once, and stays away; resolves when the page says so by this text. What follows a return at once is
 * no focus loss of its own, so the page goes and comes until one has been counted. It looks before each frame, within the page:
 * asked from outside, it could have counted meanwhile, and would be sent away once more.
 */
export const leaveUntil = async (page: Page, counted: string): Promise<void> => {
  await page.waitForFunction((sign) => {
    if (document.body.innerText.includes(sign)) return true;
    window.dispatchEvent(new Event('focus'));
    window.dispatchEvent(new Event('blur'));
    return false;
  }, counted);
};
