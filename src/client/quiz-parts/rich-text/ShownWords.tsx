import { useFormatted } from './texts-context';
import { wordsOf } from './words-of';

/** A text of the teacher where no element can stand, as in a list of the browser: formulas in characters or in words. */
export function ShownWords({ text }: { text: string }) {
  const html = useFormatted(text);
  return html === undefined ? text : wordsOf(html, 'alttext');
}
