import type { Block, Inline } from '../../../../shared/rich-text/nodes';
import type { HtmlNode } from './html';
import { type Marks, NO_MARKS } from './html-leaves';
import { Line } from './html-lines';

/** What one page is read with. */
export interface Page {
  /** The name under which a picture of this address is kept, or undefined where the file does not have it. */
  pictureOf(address: string): string | undefined;
  readonly notes: Set<string>;
  /** Whether scripts say the formulas that other elements only draw. */
  readonly hasMathScripts: boolean;
  /** Adds what nodes say to what stands before them. */
  walk(nodes: readonly HtmlNode[], blocks: Blocks, marks: Marks): void;
}

/** Where the blocks of an element are gathered. */
export class Blocks {
  readonly all: Block[] = [];
  readonly line = new Line();

  /** At the top of a page lines keep the spaces that they begin with; in lists and tables these part nothing. */
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

/** The blocks of nodes that stand together. */
export const blocksOf = (nodes: readonly HtmlNode[], page: Page, marks: Marks): Block[] =>
  allIn(new Blocks(page), nodes, marks);

/** The blocks of a whole page. */
export const blocksOfPage = (nodes: readonly HtmlNode[], page: Page): Block[] =>
  allIn(new Blocks(page, true), nodes, NO_MARKS);

function allIn(blocks: Blocks, nodes: readonly HtmlNode[], marks: Marks): Block[] {
  blocks.walk(nodes, marks);
  blocks.endParagraph();
  return blocks.all;
}
