import type { Page } from 'playwright-core';
import { specMessages } from './spec-messages';
import { specTexts } from './spec-texts';

const DOCUMENTED = Map.groupBy([...specTexts, ...specMessages], ({ screen }) => screen);

export const screensWithWords = (): readonly string[] => [...DOCUMENTED.keys()];

// Headings of static pages are capitalised; the specification mentions their topics in passing.
const STATIC = ['about-us', 'terms', 'privacy-policy', 'refund-policy', 'contact-us'];

/** Documented words that are not readable on a screen, one line each. */
export async function missingWords(page: Page, name: string): Promise<string[]> {
  const entries = DOCUMENTED.get(name);
  if (!entries) return [];
  const inItsCase = (text: string) => (STATIC.includes(name) ? text.toLowerCase() : text);
  const shown = inItsCase(await readableText(page));
  return entries.flatMap(({ section, texts }) =>
    texts
      .filter((sentence) => !shown.includes(inItsCase(sentence)))
      .map((sentence) => `${section}: ${sentence}`),
  );
}

/** All readable text: visible text, field values and placeholders. */
const readableText = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea')].flatMap(
      ({ value, placeholder }) => [value, placeholder],
    );
    return [document.body.innerText, ...fields].join('\n').replaceAll(/\s+/g, ' ');
  });
