import { SaxesParser } from 'saxes';

/** An element of a parsed file; names have no prefix. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlNode[];
  /** The line where it begins, from 1. */
  readonly line: number;
}
export type XmlNode = XmlElement | string;

export interface XmlReading {
  /** The part that could be read; undefined if none could. */
  readonly root: XmlElement | undefined;
  /** The first error in the XML. */
  readonly fault: { readonly line: number; readonly reason: 'broken' | 'entities' | 'too-large' } | undefined;
}

interface OpenElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: XmlNode[];
  readonly line: number;
}

type Options = { position: true; xmlns: false };

/** More than any file of questions has; together with the size limit, it bounds the size of the tree. */
const ELEMENTS_MAXIMUM = 300_000;
const DEPTH_MAXIMUM = 200;

/** XML's own entities, and one that files use although XML lacks it. */
const ENTITIES = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' } as const;

const withoutPrefix = (name: string): string => name.slice(name.indexOf(':') + 1);

/**
 * Reads XML up to its first fault, closing the elements open there. Entities defined by the file are refused,
 * because they can expand without limit.
 */
export function readXml(text: string): XmlReading {
  const source = withKnownEntities(text.replace(/^\ufeff/, ''));
  const begins = source.trimStart();
  // Lines count from the very start, including leading empty lines.
  const linesBefore = source.slice(0, source.length - begins.length).split('\n').length - 1;
  const parser = new SaxesParser<Options>({ position: true, xmlns: false });
  parser.ENTITIES = { ...ENTITIES };
  const open: OpenElement[] = [];
  let root: OpenElement | undefined;
  let fault: XmlReading['fault'];
  let [count, begunAt] = [0, 1];
  const stop = (reason: NonNullable<XmlReading['fault']>['reason']) => {
    fault ??= { line: parser.line + linesBefore, reason };
  };
  const add = (node: XmlNode) => fault === undefined && open.at(-1)?.children.push(node);

  parser.on('error', () => stop('broken'));
  parser.on('doctype', (doctype) => /<!ENTITY/i.test(doctype) && stop('entities'));
  parser.on('text', add);
  parser.on('cdata', add);
  parser.on('opentagstart', () => {
    // The character after the name has been read already, and may be a line break.
    begunAt = parser.column === 0 ? parser.line - 1 : parser.line;
  });
  parser.on('opentag', ({ name, attributes }) => {
    count += 1;
    if (count > ELEMENTS_MAXIMUM || open.length > DEPTH_MAXIMUM) stop('too-large');
    if (fault) return;
    const element = {
      name: withoutPrefix(name),
      attributes: plain(attributes),
      children: [],
      line: begunAt + linesBefore,
    };
    add(element);
    root ??= element;
    open.push(element);
  });
  parser.on('closetag', () => {
    if (!fault) open.pop();
  });
  try {
    feed(parser, begins, () => fault !== undefined);
  } catch {
    // Half a character at the end.
    stop('broken');
  }
  return { root, fault };
}

const STRAY = /&(?!#\d{1,7};|#x[0-9a-f]{1,6};|(?:amp|lt|gt|quot|apos|nbsp);)/gi;
const SECTION_OR_STRAY = new RegExp(String.raw`<!\[CDATA\[[\s\S]*?\]\]>|${STRAY.source}`, 'gi');
const SECTION_END = ']]>';

/** Escapes an ampersand that begins no XML entity, as people write it; HTML's entities are resolved later. */
function withKnownEntities(text: string): string {
  if (!text.includes('&')) return text;
  // No section ends after the last end mark, so none is searched for.
  const last = text.lastIndexOf(SECTION_END);
  const end = last === -1 ? 0 : last + SECTION_END.length;
  const before = text.slice(0, end).replace(SECTION_OR_STRAY, (found) => (found === '&' ? '&amp;' : found));
  return before + text.slice(end).replace(STRAY, '&amp;');
}

const PIECE = 64 * 1024;

/** Feeds the text in pieces, to stop reading after a fault. */
function feed(parser: SaxesParser<Options>, text: string, isOver: () => boolean): void {
  for (let at = 0; at < text.length && !isOver(); at += PIECE) parser.write(text.slice(at, at + PIECE));
  if (!isOver()) parser.close();
}

const plain = (attributes: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(attributes).map(([name, value]) => [withoutPrefix(name), value]));

export const isElement = (node: XmlNode): node is XmlElement => typeof node !== 'string';

export const childrenOf = ({ children }: XmlElement, name: string): XmlElement[] =>
  children.filter(isElement).filter((child) => child.name === name);

export const childOf = (element: XmlElement | undefined, name: string): XmlElement | undefined =>
  element?.children.filter(isElement).find((child) => child.name === name);

/** All descendants with a name, in document order. */
export function descendantsOf(element: XmlElement, name: string): XmlElement[] {
  const found: XmlElement[] = [];
  const look = ({ children }: XmlElement) => {
    for (const child of children) {
      if (!isElement(child)) continue;
      if (child.name === name) found.push(child);
      look(child);
    }
  };
  look(element);
  return found;
}

export const textOf = (element: XmlElement | undefined): string =>
  (element?.children ?? []).map((node) => (isElement(node) ? textOf(node) : node)).join('');

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);

/** The contents of an element as markup. */
export const innerMarkup = ({ children }: XmlElement): string => children.map(markupOf).join('');

/** Void elements of HTML: a closing tag of a line break would be a second break. */
const VOID = new Set(['br', 'hr', 'img', 'col', 'wbr', 'source']);

function markupOf(node: XmlNode): string {
  if (!isElement(node)) return escaped(node);
  const attributes = Object.entries(node.attributes).map(([name, value]) => ` ${name}="${escaped(value)}"`);
  const begin = `<${node.name}${attributes.join('')}>`;
  return VOID.has(node.name) ? begin : `${begin}${innerMarkup(node)}</${node.name}>`;
}
