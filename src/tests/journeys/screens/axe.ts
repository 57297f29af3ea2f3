import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { settle } from './looks';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Guards that hand the focus on within an open menu and never keep it: hidden and focusable by their purpose. */
const FOCUS_GUARDS = '[data-base-ui-focus-guard]';

/** A page reads the short form in half of the time. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

type Findings = Pick<AxeResults, 'violations'>;

declare global {
  interface Window {
    axe?: { run(context: object, options: object): Promise<Findings> };
  }
}

/** What axe finds on the page as it stands now, one line for each element. */
export async function axeFindings(page: Page): Promise<string[]> {
  const findings = linesOf(await analyse(page));
  if (!findings.some((line) => line.includes('obscured'))) return findings;
  // A sticky bar over half a button makes no small button of it: whether it is one, a page shown whole tells.
  const size = page.viewportSize();
  if (!size) return findings;
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ ...size, height });
  const whole = linesOf(await analyse(page));
  await page.setViewportSize(size);
  return whole;
}

const linesOf = ({ violations }: Findings): string[] =>
  violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, any }) => `${id}, ${help}: ${target.join(' ')} ${any[0]?.message ?? ''}`),
  );

async function analyse(page: Page): Promise<Findings> {
  // Bringing axe into the page costs more than a run of it, so a page that has it already keeps it.
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(AXE);
  await settle(page);
  return page.evaluate(
    async ([tags, guards]) => {
      if (!window.axe) throw new Error('axe did not come into the page.');
      const { violations } = await window.axe.run(
        { exclude: [[guards]] },
        { runOnly: tags, resultTypes: ['violations'], elementRef: false },
      );
      // What is as it should be is long, and nobody reads it.
      return { violations };
    },
    [TAGS, FOCUS_GUARDS] as const,
  );
}
