import { parseBlocks } from '../../../../shared/rich-text/blocks';
import type { Block, Inline } from '../../../../shared/rich-text/nodes';

/** The name of an option without text: "true" is True. */
export const truthNamed = (identifier: string): string =>
  ({ true: 'True', false: 'False' })[identifier.trim().toLowerCase()] ?? '';

/** The words of rich text without formatting, for texts that are compared exactly. */
export const wordsOfRich = (rich: string): string =>
  parseBlocks(rich).map(wordsIn).join('\n').replaceAll('\u00a0', ' ').trim();

function wordsIn(block: Block): string {
  switch (block.kind) {
    case 'paragraph':
      return block.children.map(inlineWords).join('');
    case 'code':
      return block.text;
    case 'list':
      return block.items.map(({ blocks }) => blocks.map(wordsIn).join('\n')).join('\n');
    case 'table':
      return block.rows
        .map((row) => row.map(({ children }) => children.map(inlineWords).join('')).join(' '))
        .join('\n');
  }
}

function inlineWords(node: Inline): string {
  if ('text' in node) return node.text;
  if (node.kind === 'formula') return node.source;
  return node.kind === 'image' ? node.alt : node.children.map(inlineWords).join('');
}
