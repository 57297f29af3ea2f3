import './launch/on-current-node.mjs';
import { mkdirSync, rmSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { leaveOnSignals } from '../src/server/testing/a-folder';
import { launchChromium } from '../src/tests/journeys/launch-chromium';
import { allScreens } from '../src/tests/journeys/screens/all-screens';
import { ALL_LOOKS, inEachLook } from '../src/tests/journeys/screens/looks';
import { openSchool } from '../src/tests/journeys/screens/school';
import { startServer } from './demo/server';

const FOLDER = 'pictures';

/** Makes the window as high as the page, so that sticky elements do not cover the picture. */
async function showWhole(page: Page): Promise<void> {
  const size = page.viewportSize();
  const height = await page.evaluate(() =>
    // Overlays are placed relative to a real window height.
    document.querySelector('dialog[open]') ? innerHeight : document.documentElement.scrollHeight,
  );
  if (size) await page.setViewportSize({ ...size, height });
}

/** Takes pictures of all screens, or of those whose name contains one of the words, in both themes and all widths. */
async function takePictures(words: readonly string[]): Promise<number> {
  const screens = allScreens.filter(
    ({ name }) => words.length === 0 || words.some((word) => name.includes(word)),
  );
  const browser = await launchChromium('--disable-gpu');
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER);
  leaveOnSignals();
  const server = await startServer();
  let missing = 0;
  try {
    const school = await openSchool(server.url);
    for (const screen of screens) {
      const context = await browser.newContext({ baseURL: server.url, reducedMotion: 'reduce' });
      const page = await context.newPage();
      try {
        await screen.open(page, school);
        await inEachLook(page, ALL_LOOKS, async (look) => {
          await screen.inNewWidth?.(page);
          await showWhole(page);
          await page.screenshot({ path: `${FOLDER}/${screen.name}-${look}.png` });
        });
        console.log(screen.name);
      } catch (error) {
        missing += 1;
        console.error(`${screen.name}: ${error instanceof Error ? error.message : error}`);
      } finally {
        await context.close();
      }
    }
  } finally {
    await browser.close();
    await server.stop();
  }
  console.log(`${screens.length - missing} of ${screens.length} screens are in ${FOLDER}/.`);
  return missing;
}

process.exitCode = (await takePictures(process.argv.slice(2))) > 0 ? 1 : 0;
