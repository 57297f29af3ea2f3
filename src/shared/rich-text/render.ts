import { escapeHtml } from '../escape-html';
import { parseBlocks } from './blocks';
import { formulaSource, renderFormula } from './formula';
import { hasMarkup } from './has-markup';
import type { Block, Cell, Inline, ListItem, Numbering } from './nodes';
import { uploadUrl } from './upload-id';

/**
 * Renders rich text as HTML, safe by construction: every element and attribute is written here, and all text is escaped.
 * A single paragraph gets no block element, so that it fits into a label. Never throws.
 */
export function renderRichText(source: string): string {
  try {
    return writeBlocks(parseBlocks(source));
  } catch {
    // Nested too deeply to be a person's text.
    return escapeHtml(source);
  }
}

/** The HTML if it looks different from the plain text, otherwise undefined. */
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

/** The direction is set for the whole list: `dir=auto` on the list ignores items that set their own. */
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

/** The address is shown as text, because following a link would leave the quiz. */
function writeLink(address: string, label: string): string {
  const written = escapeHtml(address);
  return label === written ? label : `${label} (${written})`;
}

/** A display formula needs no further break. */
function withoutBreaksAtDisplays(
  text: string,
  before: Inline | undefined,
  after: Inline | undefined,
): string {
  const begun = isDisplay(before) ? text.replace(/^[ \t]*\n/, '') : text;
  return isDisplay(after) ? begun.replace(/\n[ \t]*$/, '') : begun;
}

const isDisplay = (node: Inline | undefined): boolean => node?.kind === 'formula' && node.display;
