import type { Block, Inline } from './nodes';

/** All inline nodes in order, at any depth. */
export const inlinesIn = (blocks: readonly Block[]): readonly Inline[] => blocks.flatMap(inBlock);

function inBlock(block: Block): readonly Inline[] {
  switch (block.kind) {
    case 'paragraph':
      return block.children.flatMap(inInline);
    case 'list':
      return block.items.flatMap((item) => inlinesIn(item.blocks));
    case 'table':
      return block.rows.flat().flatMap(({ children }) => children.flatMap(inInline));
    case 'code':
      return [];
  }
}

const inInline = (node: Inline): readonly Inline[] => [
  node,
  ...('children' in node ? node.children.flatMap(inInline) : []),
];
