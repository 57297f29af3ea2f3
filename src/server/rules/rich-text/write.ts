import type { Block, Cell, Inline, ListItem } from '../../../shared/rich-text/nodes';
import { escapeListStarts, escapeRules } from './escape';
import { COMPARED_MAXIMUM, readsAsBlocks } from './same-blocks';
import { writeInlines } from './write-inline';

/** Writes blocks as source; plain paragraphs are just their text. */
export function writeBlocks(blocks: readonly Block[]): string {
  const source = write(blocks, writeInlines);
  if (source.length <= COMPARED_MAXIMUM && readsAsBlocks(source, blocks)) return source;
  return write(blocks, (nodes) => escapeRules(escapeListStarts(writeInlines(nodes, { isEscaped: true }))));
}

type WriteLine = (nodes: readonly Inline[]) => string;

const write = (blocks: readonly Block[], writeLine: WriteLine): string =>
  blocks.map((block, at) => writeBlock(block, { writeLine, before: blocks[at - 1] })).join('\n\n');

function writeBlock(
  block: Block,
  { writeLine, before }: { writeLine: WriteLine; before: Block | undefined },
): string {
  switch (block.kind) {
    case 'paragraph':
      return writeLine(block.children);
    case 'code':
      return writeCode(block.text);
    case 'list':
      return block.items.map((item) => writeItem(item, bulletOf(block, before), writeLine)).join('\n');
    case 'table':
      return writeTable(block.rows);
  }
}

type List = Extract<Block, { kind: 'list' }>;

/** Adjacent lists of the same kind alternate their bullets, or they would merge. */
function bulletOf({ numbering }: List, before: Block | undefined): string {
  const isBehindLike = before?.kind === 'list' && before.numbering === numbering;
  if (numbering === null) return isBehindLike ? '*' : '-';
  return isBehindLike ? (numbering === '.' ? ')' : '.') : numbering;
}

function writeItem({ number, blocks }: ListItem, bullet: string, writeLine: WriteLine): string {
  const marker = `${number ?? ''}${bullet} `;
  const [first, ...others] = blocks;
  // A list directly below an item's text is part of the item.
  const isTight = first?.kind === 'paragraph' && others.every(({ kind }) => kind === 'list');
  const inside = isTight
    ? [first, ...others].map((block) => write([block], writeLine)).join('\n')
    : write(blocks, writeLine);
  return marker + inside.replace(/\n(?!\n|$)/g, `\n${' '.repeat(marker.length)}`);
}

function writeCode(text: string): string {
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}\n${text}\n${fence}`;
}

function writeTable([header = [], ...rows]: readonly (readonly Cell[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const rule = header.map(({ align }) => (align === null ? '---' : align === 'right' ? '--:' : ':-:'));
  return [line(header.map(writeCell)), line(rule), ...rows.map((row) => line(row.map(writeCell)))].join('\n');
}

const FORMULA_OR_BAR = /\$(?!\s)[^$\n]*[^\s$\\]\$(?!\d)|\|/g;

/** Escapes bars in a cell, except within formulas, where they do not separate. */
const writeCell = ({ children }: Cell): string =>
  writeInlines(children)
    .replace(/\s+/g, (blank) => (blank.includes('\n') ? ' ' : blank))
    .replace(FORMULA_OR_BAR, (found) => (found === '|' ? '\\|' : found));
