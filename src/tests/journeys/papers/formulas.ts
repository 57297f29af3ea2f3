import type { Page } from 'playwright-core';

/** Formula source that the page shows unrendered. */
export const bareFormulas = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    // A currency sign is unpaired or has a space before it.
    const formula = /\$(?!\s)[^$]*[^$\s]\$(?!\d)|\\(ce|frac|sqrt|text)\b/;
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { parentElement, textContent } = texts.currentNode;
      if (!parentElement || parentElement.closest('script, style, annotation, textarea, code, pre')) continue;
      if (parentElement.checkVisibility() && formula.test(textContent ?? '')) found.push(textContent ?? '');
    }
    return found;
  });

export function countFormulas(texts: readonly string[]): number {
  const outsideCode = texts.map((text) => text.replace(/```[\s\S]*?```|`[^`]*`/g, ''));
  const formulas = outsideCode.flatMap(
    (text) => text.match(/\$\$[^$]+\$\$|\$(?!\s)[^$]*[^$\s]\$(?!\d)/g) ?? [],
  );
  return formulas.length;
}

export const mathCount = (page: Page, inside = 'main'): Promise<number> =>
  page.locator(`${inside} math`).count();
