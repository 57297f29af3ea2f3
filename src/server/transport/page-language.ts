import { CATALOGUE_ELEMENT, type Catalogue } from '../../shared/languages/catalogue';
import { directionOf } from '../../shared/languages/locale';

/** A page with a language's sentences: data, which a content security policy lets no browser run. */
export function inLanguage(html: string, catalogue: Catalogue): string {
  const { language } = catalogue;
  const data = JSON.stringify(catalogue).replaceAll('<', '\\u003c');
  return html
    .replace('<html lang="en"', () => `<html lang="${language}" dir="${directionOf(language)}"`)
    .replace(
      '</body>',
      () => `<script type="application/json" id="${CATALOGUE_ELEMENT}">${data}</script></body>`,
    );
}
