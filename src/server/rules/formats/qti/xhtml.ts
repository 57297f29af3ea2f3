import type { TextFormat } from '../../../../shared/question-types/base';
import { parseBlocks } from '../../../../shared/rich-text/blocks';
import { renderFormula } from '../../../../shared/rich-text/formula';
import type { Block, Inline, ListItem } from '../../../../shared/rich-text/nodes';
import { xmlElement, xmlText } from './xml-text';

export interface XhtmlSetting {
  readonly format: TextFormat;
  /** Path of a picture in the package; undefined if missing. */
  readonly pictureAt: (uploadId: string) => string | undefined;
}

export function xhtmlBlocks(text: string, setting: XhtmlSetting): string {
  return blocksOf(text, setting)
    .map((block) => writeBlock(block, setting))
    .join('');
}

/** The text without a block element if it is a single paragraph. */
export function xhtmlInline(text: string, setting: XhtmlSetting): string {
  const blocks = blocksOf(text, setting);
  const [only] = blocks;
  if (only?.kind === 'paragraph' && blocks.length === 1)
    return indented(writeInlines(only.children, setting));
  return blocks.map((block) => writeBlock(block, setting)).join('');
}

const blocksOf = (text: string, { format }: XhtmlSetting): readonly Block[] =>
  format === 'rich' ? parseBlocks(text) : [{ kind: 'paragraph', children: [{ kind: 'text', text }] }];

function writeBlock(block: Block, setting: XhtmlSetting): string {
  switch (block.kind) {
    case 'paragraph':
      return xmlElement('p', {}, indented(writeInlines(block.children, setting)));
    case 'code':
      return xmlElement('pre', {}, xmlElement('code', {}, xmlText(block.text)));
    case 'list':
      return writeList(block, setting);
    case 'table':
      return writeTable(block.rows, setting);
  }
}

type List = Extract<Block, { kind: 'list' }>;

/** QTI lists count from 1 with full stops; other numbering is written as lines of text. */
function writeList({ items, numbering }: List, setting: XhtmlSetting): string {
  const isInTurn = items.every(({ number }, at) => number === at + 1) && numbering === '.';
  if (numbering !== null && !isInTurn)
    return items.map((item) => writeNumbered(item, numbering, setting)).join('');
  const written = items.map(({ blocks }) => xmlElement('li', {}, writeItem(blocks, setting)));
  return xmlElement(numbering === null ? 'ul' : 'ol', {}, written);
}

function writeItem(blocks: readonly Block[], setting: XhtmlSetting): string {
  const [first, ...others] = blocks;
  const isTight = first?.kind === 'paragraph' && others.every(({ kind }) => kind === 'list');
  if (!isTight) return blocks.map((block) => writeBlock(block, setting)).join('');
  return writeInlines(first.children, setting) + others.map((block) => writeBlock(block, setting)).join('');
}

function writeNumbered({ number, blocks }: ListItem, numbering: string, setting: XhtmlSetting): string {
  const [first, ...others] = blocks;
  const label = `${number ?? ''}${numbering} `;
  const line = first?.kind === 'paragraph' ? writeInlines(first.children, setting) : '';
  const rest = first && first.kind !== 'paragraph' ? blocks : others;
  return xmlElement('p', {}, label + line) + rest.map((block) => writeBlock(block, setting)).join('');
}

type Table = Extract<Block, { kind: 'table' }>;

function writeTable([header = [], ...rows]: Table['rows'], setting: XhtmlSetting): string {
  const row = (name: string, cells: Table['rows'][number]) =>
    xmlElement(
      'tr',
      {},
      cells.map(({ children }) => xmlElement(name, {}, writeInlines(children, setting))),
    );
  return xmlElement('table', {}, [
    xmlElement('thead', {}, row('th', header)),
    xmlElement('tbody', {}, rows.map((cells) => row('td', cells)).join('') || '<tr><td/></tr>'),
  ]);
}

const writeInlines = (nodes: readonly Inline[], setting: XhtmlSetting): string =>
  nodes.map((node) => writeInline(node, setting)).join('');

function writeInline(node: Inline, setting: XhtmlSetting): string {
  switch (node.kind) {
    case 'text':
      return writeText(node.text);
    case 'code':
      return xmlElement('code', {}, xmlText(node.text).replace(/^ | $| (?= )/g, '\u00a0'));
    case 'formula':
      return writeFormula(node);
    case 'image': {
      const src = setting.pictureAt(node.uploadId);
      return src === undefined ? xmlText(node.alt) : xmlElement('img', { src, alt: node.alt });
    }
    case 'link':
      return xmlElement('a', { href: node.address }, writeInlines(node.children, setting));
    case 'strong':
    case 'em':
      return xmlElement(node.kind, {}, writeInlines(node.children, setting));
  }
}

/** Splits text that readers would take for formula delimiters with an empty element. */
const DELIMITERS = /\\(?=[([])|\$(?=\$)|\[(?=\/?tex\])/g;

/** A space at the start of a line would be collapsed. */
const indented = (xhtml: string): string => xhtml.replace(/^ /, '\u00a0');

/** Keeps line breaks, and spaces that HTML would collapse. */
const writeText = (text: string): string =>
  xmlText(text)
    .replaceAll('&#10;', '<br/>')
    .replace(/ {2}/g, ' \u00a0')
    .replace(/(?<=<br\/>) /g, '\u00a0')
    .replace(DELIMITERS, '<span>$&</span>');

const MATHML = 'http://www.w3.org/1998/Math/MathML';

/** MathML with its TeX source; formulas that cannot be rendered stay text. */
function writeFormula({ tex, display, source }: Extract<Inline, { kind: 'formula' }>): string {
  const shown = /^<math[^>]*>([\s\S]*)<\/math>$/.exec(renderFormula({ tex, display }) ?? '')?.[1];
  if (shown === undefined) return writeText(source);
  const annotation = xmlElement('annotation', { encoding: 'application/x-tex' }, xmlText(tex));
  const inside = xmlElement('semantics', {}, xmlElement('mrow', {}, shown) + annotation);
  return xmlElement('math', { xmlns: MATHML, display: display ? 'block' : undefined }, inside);
}
