import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { settle } from './looks';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules whose results depend on theme and width. */
const RULES_OF_LOOKS = ['color-contrast', 'link-in-text-block', 'scrollable-region-focusable', 'target-size'];

type Rules = 'all' | 'of looks';

/** Focus guards of an open menu: hidden but focusable on purpose, because they pass the focus on. */
const FOCUS_GUARDS = '[data-base-ui-focus-guard]';

/** The minified form loads in half the time. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

type Findings = Pick<AxeResults, 'violations'>;

declare global {
  interface Window {
    axe?: { run(context: object, options: object): Promise<Findings> };
  }
}

/** axe's findings on the current page or its open dialog, one line per element. */
export async function axeFindings(page: Page, rules: Rules = 'all'): Promise<string[]> {
  const findings = linesOf(await analyse(page, rules));
  if (!findings.some((line) => line.includes('obscured'))) return findings;
  // A sticky bar over half a button is not a small target; the full-height window shows the real size.
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
  // Injecting axe takes longer than running it, so it stays in the page.
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(AXE);
  await settle(page);
  return page.evaluate(
    async ([guards, runOnly]) => {
      if (!window.axe) throw new Error('axe did not come into the page.');
      // Content behind an open dialog is inert.
      const dialog = document.querySelector(':modal') ? { include: [[':modal']] } : {};
      const { violations } = await window.axe.run(
        { ...dialog, exclude: [[guards]] },
        { runOnly, resultTypes: ['violations'], elementRef: false },
      );
      // Passed checks are long and not needed.
      return { violations };
    },
    [
      FOCUS_GUARDS,
      rules === 'all' ? { type: 'tag', values: TAGS } : { type: 'rule', values: RULES_OF_LOOKS },
    ] as const,
  );
}
