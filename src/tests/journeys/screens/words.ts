import type { Page } from 'playwright-core';
import { specMessages } from './spec-messages';
import { specTexts } from './spec-texts';

const DOCUMENTED = Map.groupBy([...specTexts, ...specMessages], ({ screen }) => screen);

/** The names of the screens of which the specification says what stands on them. */
export const screensWithWords = (): readonly string[] => [...DOCUMENTED.keys()];

// The headings of static pages begin with a capital; the specification names their topics in passing.
const STATIC = ['about-us', 'terms', 'privacy-policy', 'refund-policy', 'contact-us'];

/** The documented words that cannot be read on a screen, word for word, one line for each. */
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

/** All that can be read: the text in sight, and what fields hold or hint. */
const readableText = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea')].flatMap(
      ({ value, placeholder }) => [value, placeholder],
    );
    return [document.body.innerText, ...fields].join('\n').replaceAll(/\s+/g, ' ');
  });
