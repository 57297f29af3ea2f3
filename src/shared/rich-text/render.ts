import { escapeHtml } from '../escape-html';
import { parseBlocks } from './blocks';
import { formulaSource, renderFormula } from './formula';
import { hasMarkup } from './has-markup';
import type { Block, Cell, Inline, ListItem, Numbering } from './nodes';
import { uploadUrl } from './upload-id';

/**
 * The text as HTML: an allow-list by construction, since every element and attribute is written here and every text is escaped.
 * One paragraph has no block element around it, so that it can stand in a label. Never throws.
 */
export function renderRichText(source: string): string {
  try {
    return writeBlocks(parseBlocks(source));
  } catch {
    // Nested deeper than any text that a person writes.
    return escapeHtml(source);
  }
}

/** The same where it looks different from the plain text, otherwise undefined. */
export function formattedText(source: string): string | undefined {
  if (!hasMarkup(source)) return undefined;
  const html = renderRichText(source);
  return html === linesOf(source) ? undefined : html;
}

const linesOf = (text: string): string => escapeHtml(text).replaceAll('\n', '<br>');

function writeBlocks(blocks: readonly Block[]): string {
  const [only, ...others] = blocks;
  if (only?.kind === 'paragraph' && others.length === 0) return writeInlines(only.children);
  return blocks.map((block) => writeBlock(block, ' dir="auto"')).join('');
}

function writeBlock(block: Block, direction: string): string {
  switch (block.kind) {
    case 'paragraph':
      return `<p${direction}>${writeInlines(block.children)}</p>`;
    case 'code':
      return `<pre${direction}><code>${escapeHtml(block.text)}</code></pre>`;
    case 'list':
      return writeList(block, direction);
    case 'table':
      return writeTable(block.rows, direction);
  }
}

interface List {
  readonly items: readonly ListItem[];
  readonly numbering: Numbering | null;
}

/** Direction is that of the whole list: its own text decides, and an item with another would not be asked. */
function writeList({ items, numbering }: List, direction: string): string {
  if (!numbering) return `<ul${direction}>${items.map((item) => writeItem(item)).join('')}</ul>`;
  const first = items[0]?.number ?? 1;
  const written = items.map((item, at) => writeItem(item, first + at));
  const start = first === 1 ? '' : ` start="${first}"`;
  return `<ol${direction}${start}${numbering === ')' ? ' class="parentheses"' : ''}>${written.join('')}</ol>`;
}

function writeItem({ number, blocks }: ListItem, expected?: number): string {
  const value = expected === undefined || number === null || number === expected ? '' : ` value="${number}"`;
  const [first, ...others] = blocks;
  const isPlain = first?.kind === 'paragraph' && others.every(({ kind }) => kind === 'list');
  const inside = isPlain
    ? writeInlines(first.children) + others.map((block) => writeBlock(block, '')).join('')
    : blocks.map((block) => writeBlock(block, '')).join('');
  return `<li${value}>${inside}</li>`;
}

function writeTable([header = [], ...rows]: readonly (readonly Cell[])[], direction: string): string {
  const body = rows.map((row) => `<tr>${row.map((cell) => writeCell('td', cell)).join('')}</tr>`).join('');
  const head = header.map((cell) => writeCell('th', cell)).join('');
  return `<table${direction}><thead><tr>${head}</tr></thead>${body && `<tbody>${body}</tbody>`}</table>`;
}

const writeCell = (element: 'td' | 'th', { align, children }: Cell): string => {
  const scope = element === 'th' ? ' scope="col"' : '';
  const side = align ? ` class="align-${align}"` : '';
  return `<${element}${scope}${side}>${writeInlines(children)}</${element}>`;
};

const writeInlines = (nodes: readonly Inline[]): string =>
  nodes.map((node, at) => writeInline(node, nodes, at)).join('');

function writeInline(node: Inline, nodes: readonly Inline[], at: number): string {
  switch (node.kind) {
    case 'text':
      return linesOf(withoutBreaksAtDisplays(node.text, nodes[at - 1], nodes[at + 1]));
    case 'code':
      return `<code>${escapeHtml(node.text)}</code>`;
    case 'formula':
      return renderFormula(node) ?? formulaSource(node.source);
    case 'image':
      return `<img src="${escapeHtml(uploadUrl(node.uploadId))}" alt="${escapeHtml(node.alt)}" loading="lazy">`;
    case 'link':
      return writeLink(node.address, writeInlines(node.children));
    case 'strong':
    case 'em':
      return `<${node.kind}>${writeInlines(node.children)}</${node.kind}>`;
  }
}

/** A student who follows a link leaves the quiz: it is read, and typed where it is wanted. */
function writeLink(address: string, label: string): string {
  const written = escapeHtml(address);
  return label === written ? label : `${label} (${written})`;
}

/** A formula on a line of its own needs no further break. */
function withoutBreaksAtDisplays(
  text: string,
  before: Inline | undefined,
  after: Inline | undefined,
): string {
  const begun = isDisplay(before) ? text.replace(/^[ \t]*\n/, '') : text;
  return isDisplay(after) ? begun.replace(/\n[ \t]*$/, '') : begun;
}

const isDisplay = (node: Inline | undefined): boolean => node?.kind === 'formula' && node.display;
