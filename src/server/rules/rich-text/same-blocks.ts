import { parseBlocks } from '../../../shared/rich-text/blocks';
import { parseInline } from '../../../shared/rich-text/inline';
import type { Block, Inline } from '../../../shared/rich-text/nodes';

/** Longer texts are not verified by parsing them again. */
export const COMPARED_MAXIMUM = 20_000;

export const readsAsInline = (source: string, nodes: readonly Inline[]): boolean =>
  inlineKey(parseInline(source)) === inlineKey(nodes);

export function readsAsBlocks(source: string, blocks: readonly Block[]): boolean {
  try {
    return JSON.stringify(parseBlocks(source).map(blockKey)) === JSON.stringify(blocks.map(blockKey));
  } catch {
    return false;
  }
}

export function looksPlain(text: string): boolean {
  if (text.length > COMPARED_MAXIMUM) return false;
  const paragraphs = text.split(/\n(?:[ \t]*\n)+/).filter((part) => part.trim() !== '');
  return readsAsBlocks(
    text,
    paragraphs.map((part) => ({ kind: 'paragraph', children: [{ kind: 'text', text: part }] })),
  );
}

function blockKey(block: Block): unknown {
  switch (block.kind) {
    case 'paragraph':
      return inlineKey(block.children);
    case 'code':
      return { code: block.text };
    case 'list':
      return {
        numbering: block.numbering,
        items: block.items.map(({ number, blocks }) => ({ number, blocks: blocks.map(blockKey) })),
      };
    case 'table':
      return { rows: block.rows.map((row) => row.map(({ children }) => inlineKey(children))) };
  }
}

const inlineKey = (nodes: readonly Inline[]): string => JSON.stringify(inlineKeys(nodes));

/** Joins texts and compares formulas by meaning; breaks around a display formula are invisible. */
function inlineKeys(nodes: readonly Inline[]): unknown[] {
  const keys: unknown[] = [];
  for (const node of nodes) {
    const last = keys.at(-1);
    if (node.kind === 'text' && typeof last === 'string') keys[keys.length - 1] = last + node.text;
    else keys.push(inlineKeyOf(node));
  }
  return keys;
}

function inlineKeyOf(node: Inline): unknown {
  switch (node.kind) {
    case 'text':
      return node.text;
    case 'formula':
      return { tex: node.tex, display: node.display };
    case 'link':
      return { ...node, children: inlineKeys(node.children) };
    case 'strong':
    case 'em':
      return { kind: node.kind, children: inlineKeys(node.children) };
    default:
      return node;
  }
}
