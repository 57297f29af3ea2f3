import type { Block, Inline } from '../../../../shared/rich-text/nodes';
import type { HtmlNode } from './html';
import { type Marks, NO_MARKS } from './html-leaves';
import { Line } from './html-lines';

/** The context for reading one page. */
export interface Page {
  /** The stored name of the picture at this address; undefined if the file does not contain it. */
  pictureOf(address: string): string | undefined;
  readonly notes: Set<string>;
  /** Whether scripts contain the formulas that other elements only draw. */
  readonly hasMathScripts: boolean;
  /** Adds the contents of nodes to the blocks before them. */
  walk(nodes: readonly HtmlNode[], blocks: Blocks, marks: Marks): void;
}

/** Collects the blocks of an element. */
export class Blocks {
  readonly all: Block[] = [];
  readonly line = new Line();

  /** Leading spaces are preserved at the top of a page; in lists and tables they mean nothing. */
  constructor(
    readonly page: Page,
    readonly keepsIndent = false,
  ) {}

  endParagraph(): void {
    this.all.push(...this.line.take(this.page.notes, this.keepsIndent).map(paragraph));
  }

  add(blocks: readonly Block[]): void {
    this.endParagraph();
    this.all.push(...blocks);
  }

  walk(nodes: readonly HtmlNode[], marks: Marks): void {
    this.page.walk(nodes, this, marks);
  }
}

export const paragraph = (children: readonly Inline[]): Block => ({ kind: 'paragraph', children });

export const blocksOf = (nodes: readonly HtmlNode[], page: Page, marks: Marks): Block[] =>
  allIn(new Blocks(page), nodes, marks);

export const blocksOfPage = (nodes: readonly HtmlNode[], page: Page): Block[] =>
  allIn(new Blocks(page, true), nodes, NO_MARKS);

function allIn(blocks: Blocks, nodes: readonly HtmlNode[], marks: Marks): Block[] {
  blocks.walk(nodes, marks);
  blocks.endParagraph();
  return blocks.all;
}
