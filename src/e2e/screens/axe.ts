import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Guards that hand the focus on within an open menu and never keep it: hidden and focusable by their purpose. */
const FOCUS_GUARDS = '[data-base-ui-focus-guard]';

type Findings = Pick<Awaited<ReturnType<AxeBuilder['analyze']>>, 'violations'>;

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
  const here = await page.evaluate(
    ([tags, guards]) =>
      window.axe?.run(
        { exclude: [[guards]] },
        { runOnly: tags, resultTypes: ['violations'], elementRef: false },
      ),
    [TAGS, FOCUS_GUARDS] as const,
  );
  // The other mode looks at frames from a page of its own, and opening a page takes the focus from a running quiz.
  return here ?? new AxeBuilder({ page }).withTags(TAGS).exclude(FOCUS_GUARDS).setLegacyMode().analyze();
}
