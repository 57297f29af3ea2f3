import { descendantsOf, isElement, type XmlElement } from '../../markup/xml';
import type { ItemReader } from '../item-reader';
import { materialText, SIDES_APART } from './material';
import { labelFinder, type Part, type Response } from './presentation';

interface Side {
  /** The option's label: "a" or "1". */
  readonly label: string;
  readonly text: string;
}

/** Vista's sides, listed separately; the places offer only their letters. */
function sidesIn(item: XmlElement, reader: ItemReader): Side[] {
  // If the left sides are listed too, they come first.
  const list = descendantsOf(item, SIDES_APART).at(-1);
  return (list?.children ?? [])
    .filter(isElement)
    .map((side) => ({
      label: side.attributes.label?.trim().toLowerCase() ?? '',
      text: materialText(side, reader),
    }))
    .filter(({ text }) => text !== '');
}

/** Replaces the letter of each option by its text. */
export function withVistaSides(
  parts: readonly Part[],
  item: XmlElement,
  reader: ItemReader,
): readonly Part[] {
  const sides = sidesIn(item, reader);
  if (sides.length === 0) return parts;
  return parts.map((part) => ('response' in part ? { response: named(part.response, sides) } : part));
}

function named(response: Response, sides: readonly Side[]): Response {
  const { labels, find } = response;
  if (labels.length !== sides.length) return response;
  const texts = labels.map(({ text }, at) => {
    const isLetter = text.length < 4;
    const side = sides.find(({ label }) => label !== '' && label === text.toLowerCase()) ?? sides[at];
    return isLetter && side ? side.text : text;
  });
  const shown = labels.map((label, at) => ({ ...label, text: texts[at] ?? label.text }));
  const findShown = labelFinder(shown);
  return {
    ...response,
    labels: shown,
    find: (value) => {
      const old = find(value);
      return findShown(value) ?? shown[old ? labels.indexOf(old) : -1];
    },
  };
}
