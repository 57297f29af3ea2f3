import { type Browser, chromium } from 'playwright-core';
import { findChromium } from '../../../scripts/find-chromium';

/** A headless Chromium for pictures and measurements; throws if none can be found or installed. */
export function launchChromium(...args: string[]): Promise<Browser> {
  const executablePath = findChromium();
  if (!executablePath) throw new Error('No Chromium was found. Install one, or name it with CHROME_PATH.');
  return chromium.launch({ executablePath, args: ['--no-sandbox', ...args] });
}
