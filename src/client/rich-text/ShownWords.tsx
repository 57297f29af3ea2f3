import { useFormatted } from './texts-context';
import { wordsOf } from './words-of';

/** A teacher's text where no element may stand, as in a native list: formulas as characters or words. */
export function ShownWords({ text }: { text: string }) {
  const html = useFormatted(text);
  return html === undefined ? text : wordsOf(html, 'alttext');
}
