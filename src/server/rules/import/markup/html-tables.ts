import type { Block, Cell, Inline } from '../../../../shared/rich-text/nodes';
import { type HtmlElement, isHtmlElement } from './html';
import { type Marks, NO_MARKS } from './html-leaves';
import { blocksOf, type Page } from './html-page';

const SPAN_MAXIMUM = 50;

interface ReadCell {
  readonly blocks: readonly Block[];
  readonly across: number;
  readonly down: number;
}

/** A table in our notation, with its first row as the head; a layout table becomes its contents in order. */
export function tableBlocks(table: HtmlElement, page: Page, marks: Marks): Block[] {
  const above = captionsOf(table).flatMap((caption) => blocksOf(caption.children, page, marks));
  const rows = rowsOf(table).map((row, at) => cellsOf(row, page, at === 0 ? marks : null));
  const filled = rows.filter((row) => row.some(({ blocks }) => blocks.length > 0));
  const grid = gridOf(filled);
  const [head] = rowsOf(table);
  const hasHead = head?.children.some((cell) => isHtmlElement(cell) && cell.name === 'th');
  const isGrid = grid.length > 0 && (hasHead || (grid.length > 1 && (grid[0]?.length ?? 0) > 1));
  const areLines = filled.flat().every(({ blocks }) => blocks.every(({ kind }) => kind === 'paragraph'));
  if (!isGrid || !areLines) return [...above, ...filled.flat().flatMap(({ blocks }) => blocks)];
  return [...above, { kind: 'table', rows: grid }];
}

const captionsOf = ({ children }: HtmlElement): HtmlElement[] =>
  children.filter(isHtmlElement).filter(({ name }) => name === 'caption');

function rowsOf({ children }: HtmlElement): HtmlElement[] {
  return children.filter(isHtmlElement).flatMap((child) => {
    if (child.name === 'tr') return [child];
    return /^t(?:head|body|foot)$/.test(child.name) ? rowsOf(child) : [];
  });
}

function cellsOf(row: HtmlElement, page: Page, headMarks: Marks | null): ReadCell[] {
  return row.children
    .filter(isHtmlElement)
    .filter(({ name }) => name === 'td' || name === 'th')
    .map((cell) => {
      const own = headMarks ?? { ...NO_MARKS, strong: cell.name === 'th' };
      return {
        blocks: blocksOf(cell.children, page, own),
        across: spanOf(cell.attributes.colspan),
        down: spanOf(cell.attributes.rowspan),
      };
    });
}

const spanOf = (text: string | undefined): number =>
  text !== undefined && /^\d{1,3}$/.test(text.trim()) ? Math.min(Math.max(Number(text), 1), SPAN_MAXIMUM) : 1;

/** Rows of equal length: a spanning cell gets empty cells beside and below it. */
function gridOf(rows: readonly (readonly ReadCell[])[]): Cell[][] {
  const below: number[] = [];
  const grid = rows.map((row) => {
    const line: Cell[] = [];
    const skip = () => {
      while ((below[line.length] ?? 0) > 0) {
        below[line.length] = (below[line.length] ?? 0) - 1;
        line.push(EMPTY);
      }
    };
    for (const { blocks, across, down } of row) {
      skip();
      for (let column = 0; column < across; column += 1) {
        below[line.length] = down - 1;
        line.push(column === 0 ? { children: lineOf(blocks), align: null } : EMPTY);
      }
    }
    skip();
    return line;
  });
  const width = Math.max(0, ...grid.map(({ length }) => length));
  return grid.map((line) => [...line, ...Array<Cell>(width - line.length).fill(EMPTY)]);
}

const EMPTY: Cell = { children: [], align: null };

/** The contents of a cell on one line. */
const lineOf = (blocks: readonly Block[]): Inline[] =>
  blocks.flatMap((block, at): Inline[] => {
    if (block.kind !== 'paragraph') return [];
    const children = block.children.map(withoutBreaks);
    return at === 0 ? children : [{ kind: 'text', text: ' ' }, ...children];
  });

const withoutBreaks = (node: Inline): Inline => {
  if (node.kind === 'text') return { ...node, text: node.text.replaceAll('\n', ' ') };
  if (node.kind === 'formula') return { ...node, display: false };
  return 'children' in node ? { ...node, children: node.children.map(withoutBreaks) } : node;
};
