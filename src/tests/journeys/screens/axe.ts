import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { settle } from './looks';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules whose answer depends on theme and width. */
const RULES_OF_LOOKS = ['color-contrast', 'link-in-text-block', 'scrollable-region-focusable', 'target-size'];

type Rules = 'all' | 'of looks';

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

/** What axe finds on the page as it stands now, or on the dialog that is open over it, one line for each element. */
export async function axeFindings(page: Page, rules: Rules = 'all'): Promise<string[]> {
  const findings = linesOf(await analyse(page, rules));
  if (!findings.some((line) => line.includes('obscured'))) return findings;
  // A sticky bar over half a button makes no small button of it: whether it is one, a page shown whole tells.
  const size = page.viewportSize();
  if (!size) return findings;
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ ...size, height });
  const whole = linesOf(await analyse(page, rules));
  await page.setViewportSize(size);
  return whole;
}

const linesOf = ({ violations }: Findings): string[] =>
  violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, any }) => `${id}, ${help}: ${target.join(' ')} ${any[0]?.message ?? ''}`),
  );

async function analyse(page: Page, rules: Rules): Promise<Findings> {
  // Bringing axe into the page costs more than a run of it, so a page that has it already keeps it.
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(AXE);
  await settle(page);
  return page.evaluate(
    async ([guards, runOnly]) => {
      if (!window.axe) throw new Error('axe did not come into the page.');
      // Behind an open dialog nothing can be read or reached.
      const dialog = document.querySelector(':modal') ? { include: [[':modal']] } : {};
      const { violations } = await window.axe.run(
        { ...dialog, exclude: [[guards]] },
        { runOnly, resultTypes: ['violations'], elementRef: false },
      );
      // What is as it should be is long, and nobody reads it.
      return { violations };
    },
    [
      FOCUS_GUARDS,
      rules === 'all' ? { type: 'tag', values: TAGS } : { type: 'rule', values: RULES_OF_LOOKS },
    ] as const,
  );
}
