import { CATALOGUE_ELEMENT, type Catalogue } from './catalogue';

/** Of a browser's `document`, all that is needed here. */
interface Page {
  getElementById(id: string): { readonly textContent: string | null } | null;
}

const { document } = globalThis as unknown as { document: Page };

/** In a browser: the language of this visit, sent within the page. */
export const catalogue: Catalogue = JSON.parse(
  document.getElementById(CATALOGUE_ELEMENT)?.textContent ?? '{}',
) as Catalogue;
