import { childOf, textOf, type XmlElement } from '../../markup/xml';
import { gapToken } from '../gaps';
import type { Processing } from './processing';

const BRACKETS = /\[([^[\]]{1,200})\]/g;

/** "[capital]" in a text is the gap with the answer response_capital, or just capital. */
export function bracketMarks(item: XmlElement, written: readonly string[]): (text: string) => string {
  const presentation = childOf(item, 'presentation');
  if (!presentation) return (text) => text;
  const places = new Map([...identsIn(presentation), ...written].map((ident, at) => [ident, at]));
  return (text) =>
    text.replace(BRACKETS, (whole, name: string) => {
      const at = places.get(`response_${name}`) ?? places.get(name) ?? places.get(whole);
      return at === undefined ? whole : gapToken(at);
    });
}

/** Gaps of Respondus, which exist only as names in the rules and in the text: "[capital]". */
export function writtenPlaces(item: XmlElement, { conditions }: Processing): string[] {
  const presentation = childOf(item, 'presentation');
  if (!presentation || identsIn(presentation).length > 0) return [];
  const inText = new Set(textOf(presentation).match(BRACKETS) ?? []);
  const named = conditions.flatMap(({ facts }) => facts.map(({ respident }) => respident));
  return [...new Set(named)].filter((ident) => inText.has(ident) || inText.has(`[${ident}]`));
}

function identsIn(element: XmlElement): string[] {
  return element.children.flatMap((child) => {
    if (typeof child === 'string') return [];
    return /^response_(lid|str|num|xy|grp|na)$/.test(child.name)
      ? [child.attributes.ident ?? '']
      : identsIn(child);
  });
}
