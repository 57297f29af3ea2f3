import type { Block, Inline, ListItem } from '../../../../shared/rich-text/nodes';
import { type HtmlElement, type HtmlNode, isHtmlElement } from './html';
import type { Marks } from './html-leaves';
import { blocksOf, type Page, paragraph } from './html-page';

interface Item {
  readonly number: number;
  readonly blocks: readonly Block[];
}

/**
 * A list in our notation. Lettered lists, single items and items that start with a table have none, so they
 * become lines with their labels.
 */
export function listBlocks(list: HtmlElement, page: Page, marks: Marks): Block[] {
  const items = itemsOf(list, page, marks).filter(({ blocks }) => blocks.length > 0);
  const labelOf = lettersOf(list);
  const isOrdered = list.name === 'ol';
  const isPlain = items.every(({ blocks: [first] }) => first?.kind === 'paragraph' || first?.kind === 'code');
  if (labelOf || items.length < 2 || !isPlain)
    return labelled(items, ({ number }) => (isOrdered ? `${(labelOf ?? String)(number)}. ` : '• '));
  const numbered = items.map(
    ({ number, blocks }): ListItem => ({ number: isOrdered ? number : null, blocks }),
  );
  return [{ kind: 'list', items: numbered, numbering: isOrdered ? '.' : null }];
}

function itemsOf(list: HtmlElement, page: Page, marks: Marks): Item[] {
  const groups: HtmlNode[][] = [];
  const numbers: number[] = [];
  let number = wholeOr(1, list.attributes.start);
  for (const node of list.children) {
    if (isHtmlElement(node) && node.name === 'li') {
      number = wholeOr(number, node.attributes.value);
      numbers.push(number);
      number += 1;
      groups.push([...node.children]);
    } else if (isHtmlElement(node) || node.trim() !== '') {
      // A list directly inside a list belongs to the item before it.
      const last = groups.at(-1);
      if (last) last.push(node);
      else {
        numbers.push(number);
        number += 1;
        groups.push([node]);
      }
    }
  }
  return groups.map((children, at) => ({
    number: numbers[at] ?? at + 1,
    blocks: blocksOf(children, page, marks),
  }));
}

const wholeOr = (otherwise: number, text: string | undefined): number =>
  text !== undefined && /^\d{1,6}$/.test(text.trim()) ? Number(text) : otherwise;

/** The format of its labels; undefined for numbers. */
function lettersOf({ attributes }: HtmlElement): ((number: number) => string) | undefined {
  const style = attributes.style ?? '';
  const type = attributes.type ?? '';
  const says = (letter: string, name: RegExp) => type === letter || name.test(style);
  if (says('a', /list-style(?:-type)?:[^;]*lower-(?:alpha|latin)/i)) return letter;
  if (says('A', /list-style(?:-type)?:[^;]*upper-(?:alpha|latin)/i))
    return (number) => letter(number).toUpperCase();
  if (says('i', /list-style(?:-type)?:[^;]*lower-roman/i)) return roman;
  if (says('I', /list-style(?:-type)?:[^;]*upper-roman/i)) return (number) => roman(number).toUpperCase();
  return undefined;
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const letter = (number: number): string =>
  number < 1
    ? String(number)
    : (number > 26 ? letter(Math.floor((number - 1) / 26)) : '') + LETTERS.charAt((number - 1) % 26);

const ROMAN = [
  ...([
    [1000, 'm'],
    [900, 'cm'],
    [500, 'd'],
    [400, 'cd'],
    [100, 'c'],
    [90, 'xc'],
  ] as const),
  ...([
    [50, 'l'],
    [40, 'xl'],
    [10, 'x'],
    [9, 'ix'],
    [5, 'v'],
    [4, 'iv'],
    [1, 'i'],
  ] as const),
];

function roman(number: number): string {
  if (number < 1 || number > 3999) return String(number);
  let [rest, written] = [number, ''];
  for (const [value, sign] of ROMAN)
    while (rest >= value) {
      written += sign;
      rest -= value;
    }
  return written;
}

/** Items as lines of a paragraph if all are single lines, else one below the other. */
function labelled(items: readonly Item[], labelOf: (item: Item) => string): Block[] {
  const begun = items.map((item) => beginWith(labelOf(item), item.blocks));
  const lines = begun.map(([first, ...more]) =>
    first?.kind === 'paragraph' && more.length === 0 ? first.children : undefined,
  );
  if (!lines.every((line) => line !== undefined)) return begun.flat();
  const joined = lines.flatMap((line, at): readonly Inline[] =>
    at === 0 ? line : [{ kind: 'text', text: '\n' }, ...line],
  );
  return joined.length === 0 ? [] : [paragraph(joined)];
}

function beginWith(label: string, [first, ...others]: readonly Block[]): Block[] {
  if (first?.kind === 'paragraph')
    return [paragraph([{ kind: 'text', text: label }, ...first.children]), ...others];
  return [paragraph([{ kind: 'text', text: label.trim() }]), ...(first ? [first] : []), ...others];
}
