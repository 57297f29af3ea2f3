import { useFormatted } from './texts-context';
import { wordsOf } from './words-of';

/** A teacher's text for places without markup, such as a native select: formulas as characters or words. */
export function ShownWords({ text }: { text: string }) {
  const html = useFormatted(text);
  return html === undefined ? text : wordsOf(html, 'alttext');
}
