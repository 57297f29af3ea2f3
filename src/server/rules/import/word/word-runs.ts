import { richFromPlain } from '../../rich-text/plain-to-rich';
import { childOf, isElement, textOf, type XmlElement } from '../markup/xml';
import { isOn, settingOf } from './word-parts';

/** A stretch of a paragraph with one format, or a formula or picture. */
export interface Piece {
  readonly text: string;
  readonly isBold: boolean;
  readonly isItalic: boolean;
  /** Whether it is rich text already. */
  readonly isRich: boolean;
}

/** Readers of a paragraph's other contents. */
export interface RunReaders {
  equation(element: XmlElement): string;
  picture(element: XmlElement): string;
}

/** Elements to ignore: deletions, field codes, and fallback drawings. */
const UNREAD = new Set([
  'del',
  'moveFrom',
  'instrText',
  'delText',
  'Fallback',
  'pPr',
  'rPr',
  'sdtPr',
  'footnoteReference',
]);
const PICTURES = new Set(['drawing', 'pict', 'object']);

export function piecesOf(paragraph: XmlElement, readers: RunReaders, isStyleBold: boolean): Piece[] {
  return paragraph.children.filter(isElement).flatMap((element): Piece[] => {
    if (UNREAD.has(element.name)) return [];
    if (element.name === 'oMath') return [rich(readers.equation(element))];
    if (element.name === 'oMathPara')
      return element.children
        .filter(isElement)
        .filter(isEquation)
        .map((each) => rich(readers.equation(each)));
    if (element.name === 'r') return piecesOfRun(element, readers, isStyleBold);
    return piecesOf(element, readers, isStyleBold);
  });
}

const isEquation = ({ name }: XmlElement) => name === 'oMath';
const rich = (text: string): Piece => ({ text, isBold: false, isItalic: false, isRich: true });

function piecesOfRun(run: XmlElement, readers: RunReaders, isStyleBold: boolean): Piece[] {
  const properties = childOf(run, 'rPr');
  if (isOn(properties, 'vanish')) return [];
  const isUnderlined = !['none', undefined].includes(settingOf(properties, 'u'));
  const isBold = childOf(properties, 'b') ? isOn(properties, 'b') : isStyleBold;
  const looks = {
    isBold: isBold || isUnderlined || isSetApart(properties),
    isItalic: isOn(properties, 'i'),
    isRich: false,
  };
  const raised = settingOf(properties, 'vertAlign');
  return run.children.filter(isElement).flatMap((element): Piece[] => {
    if (UNREAD.has(element.name)) return [];
    if (PICTURES.has(element.name)) return [rich(readers.picture(element))];
    if (element.name === 'AlternateContent')
      return piecesOf(element, readers, isStyleBold).concat(picturesIn(element, readers));
    const text = signsOf(element);
    // Underlined spaces are a gap.
    if (isUnderlined && text !== '' && text.trim() === '')
      return [{ ...looks, text: '_____', isBold: false }];
    return text === '' ? [] : [{ ...looks, text: raisedText(text, raised) }];
  });
}

/** Pictures in the markup of newer Word versions. */
const picturesIn = (element: XmlElement, readers: RunReaders): Piece[] =>
  element.children
    .filter(isElement)
    .filter(({ name }) => name === 'Choice')
    .flatMap(({ children }) => children.filter(isElement))
    .filter(({ name }) => PICTURES.has(name))
    .map((picture) => rich(readers.picture(picture)));

/** Whether a run is highlighted, red or green, as teachers mark right options. */
function isSetApart(properties: XmlElement | undefined): boolean {
  const highlight = settingOf(properties, 'highlight');
  if (highlight !== undefined && highlight !== 'none') return true;
  const color = /^([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(settingOf(properties, 'color') ?? '');
  if (!color) return false;
  const [red = 0, green = 0, blue = 0] = color.slice(1).map((part) => Number.parseInt(part, 16));
  return Math.max(red, green) - blue > 90 && Math.abs(red - green) > 60;
}

const SYMBOLS: Readonly<Record<string, string>> = {
  F0FC: '✓',
  F0FE: '☑',
  F0A8: '☐',
  F06F: '☐',
  F071: '☐',
  F0E0: '→',
  F0B7: '•',
  F0A7: '•',
  F0D8: '➢',
};

function signsOf(element: XmlElement): string {
  switch (element.name) {
    case 't':
      return textOf(element);
    case 'tab':
      return '\t';
    case 'br':
      return element.attributes.type === undefined || element.attributes.type === 'textWrapping' ? '\n' : '';
    case 'cr':
      return '\n';
    case 'noBreakHyphen':
      return '-';
    case 'sym':
      return SYMBOLS[(element.attributes.char ?? '').toUpperCase()] ?? '';
    default:
      return '';
  }
}

const RAISED = new Map(
  [...'0123456789+-=()ni'].map((sign, at) => [sign, [...'⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿⁱ'][at] ?? sign]),
);
const LOWERED = new Map([...'0123456789+-=()'].map((sign, at) => [sign, [...'₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎'][at] ?? sign]));

/** Replaces raised and lowered text by Unicode signs if they exist: "m²" and "H₂O", but "19th". */
function raisedText(text: string, raised: string | undefined): string {
  const signs = raised === 'superscript' ? RAISED : raised === 'subscript' ? LOWERED : undefined;
  const plain = text.replaceAll('−', '-').replaceAll('–', '-');
  if (!signs || ![...plain].every((sign) => signs.has(sign))) {
    const isWord = /^(?:st|nd|rd|th|\s*)$/.test(plain);
    return !signs || isWord ? text : `${raised === 'superscript' ? '^' : '_'}${text}`;
  }
  return [...plain].map((sign) => signs.get(sign)).join('');
}

/**
 * The pieces as lines of rich text; adjacent pieces with the same format are joined, as Word splits them
 * arbitrarily.
 */
export function linesOfPieces(pieces: readonly Piece[]): string[] {
  const joined: Piece[] = [];
  for (const piece of pieces) {
    const last = joined.at(-1);
    const isAlike =
      last &&
      last.isBold === piece.isBold &&
      last.isItalic === piece.isItalic &&
      last.isRich === piece.isRich;
    // A space has no format of its own.
    if (last && !last.isRich && !piece.isRich && (isAlike || piece.text.trim() === ''))
      joined[joined.length - 1] = { ...last, text: last.text + piece.text };
    else joined.push(piece);
  }
  return joined.map(marked).join('').split('\n');
}

function marked({ text, isBold, isItalic, isRich }: Piece): string {
  if (isRich) return text;
  return text
    .split('\n')
    .map((line) => {
      const words = line.trim();
      const marks = (isBold ? '**' : '') + (isItalic ? '*' : '');
      // Gaps and boxes alone cannot be bold.
      if (marks === '' || !/[\p{L}\p{N}]/u.test(words)) return richFromPlain(line);
      const at = line.indexOf(words);
      return (
        line.slice(0, at) +
        marks +
        richFromPlain(words) +
        [...marks].reverse().join('') +
        line.slice(at + words.length)
      );
    })
    .join('\n');
}
