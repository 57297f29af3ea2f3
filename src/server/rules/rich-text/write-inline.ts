import { runAt } from '../../../shared/rich-text/emphasis';
import { isPadded } from '../../../shared/rich-text/inline';
import type { Inline } from '../../../shared/rich-text/nodes';
import { escapeSigns } from './escape';
import { COMPARED_MAXIMUM, readsAsInline } from './same-blocks';

interface Manner {
  readonly isEscaped: boolean;
  readonly slant: '*' | '_';
}

const LETTER_BEFORE_CODE = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{N}]$/u;
const ADDRESS = /^(?:https?:\/\/|mailto:)[^\s()<>]+(?:\([^\s()<>]*\)[^\s()<>]*)*$/;

/**
 * Writes inline nodes as source with minimal escaping. Emphasis that cannot be expressed, such as some inside words, is
 * dropped, and so is code adjoining a word; no words are lost.
 */
export function writeInlines(given: readonly Inline[], { isEscaped = false } = {}): string {
  const nodes = separated(given);
  const manners: readonly Manner[] = [
    ...(isEscaped ? [] : [{ isEscaped, slant: '*' } as const]),
    { isEscaped: true, slant: '*' },
    { isEscaped: true, slant: '_' },
  ];
  const short = manners.map((manner) => write(nodes, manner)).find((source) => isSameAs(source, nodes));
  if (short !== undefined) return short;
  const possible = separated(withoutInvalidEmphasis(nodes));
  const source = write(possible, { isEscaped: true, slant: '*' });
  return isSameAs(source, possible)
    ? source
    : write(separated(nodes.flatMap(bare)), { isEscaped: true, slant: '*' });
}

const isSameAs = (source: string, nodes: readonly Inline[]): boolean =>
  source.length <= COMPARED_MAXIMUM && readsAsInline(source, nodes);

const write = (nodes: readonly Inline[], manner: Manner): string =>
  nodes.map((node) => writeOne(node, manner)).join('');

/**
 * Puts spaces between nodes that would not parse side by side (two formulas, a formula and a digit, a word and code), and
 * merges adjacent code.
 */
function separated(nodes: readonly Inline[]): Inline[] {
  const spaced: Inline[] = [];
  for (const node of nodes) {
    const before = spaced.at(-1);
    if (node.kind === 'code' && before?.kind === 'code')
      spaced[spaced.length - 1] = { kind: 'code', text: before.text + node.text };
    else {
      if (before && needsSpace(before, node)) spaced.push({ kind: 'text', text: ' ' });
      spaced.push('children' in node ? { ...node, children: separated(node.children) } : node);
    }
  }
  return spaced;
}

function needsSpace(before: Inline, node: Inline): boolean {
  if (before.kind === 'formula')
    return node.kind === 'formula' || (node.kind === 'text' && /^\d/.test(node.text));
  return node.kind === 'code' && before.kind === 'text' && LETTER_BEFORE_CODE.test(before.text.slice(-2));
}

function writeOne(node: Inline, manner: Manner): string {
  switch (node.kind) {
    case 'text':
      return manner.isEscaped ? escapeSigns(node.text) : node.text;
    case 'code':
      return writeCode(node.text);
    case 'formula':
      return node.display ? `$$${node.tex}$$` : `$${node.tex}$`;
    case 'image':
      return `![${node.alt}](${node.uploadId})`;
    case 'link':
      return writeLink(node.address, write(node.children, manner), manner);
    case 'strong':
    case 'em': {
      const marks = node.kind === 'strong' ? '**' : manner.slant;
      return marks + write(node.children, manner) + marks;
    }
  }
}

/** Uses a longer run of backticks than the code contains, padded with spaces if it begins or ends with one. */
function writeCode(text: string): string {
  const longest = Math.max(0, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
  const ticks = '`'.repeat(longest + 1);
  const needsSpaces = /^`|`$/.test(text) || isPadded(text);
  return needsSpaces ? `${ticks} ${text} ${ticks}` : ticks + text + ticks;
}

/** A label with brackets would be ambiguous, so it cannot be a link. */
function writeLink(address: string, label: string, { isEscaped }: Manner): string {
  const canBeLink = ADDRESS.test(address) && !/[[\]\n]/.test(label) && label !== '';
  if (canBeLink) return `[${label}](${address})`;
  return `${label} (${isEscaped ? escapeSigns(address) : address})`;
}

/** Drops emphasis that would not parse, because its marks would touch a letter or a space. */
function withoutInvalidEmphasis(nodes: readonly Inline[]): Inline[] {
  let before = ' ';
  return nodes.flatMap((node, at) => {
    const after = wordsOf(nodes[at + 1]).slice(0, 2) || ' ';
    const inside = wordsOf(node);
    const written =
      isEmphasis(node) && !canStand(before, { node, inside, after }) ? node.children.flatMap(bare) : [node];
    before = inside.slice(-2) || before;
    return written;
  });
}

const isEmphasis = (node: Inline): node is Extract<Inline, { kind: 'strong' | 'em' }> =>
  node.kind === 'strong' || node.kind === 'em';

/** Whether emphasis marks can open and close in this position. */
function canStand(
  before: string,
  { node, inside, after }: { node: Inline; inside: string; after: string },
): boolean {
  const marks = node.kind === 'strong' ? '**' : '*';
  const text = before + marks + inside + marks + after;
  const opening = runAt(text, before.length);
  const closing = runAt(text, before.length + marks.length + inside.length);
  const isInWord = opening?.insideBefore || closing?.insideAfter;
  return (
    opening?.opens === true &&
    closing?.closes === true &&
    (!isInWord || /^[\p{L}\p{M}'’-]{1,60}$/u.test(inside))
  );
}

/** Text at the ends of a node, as far as emphasis depends on it. */
function wordsOf(node: Inline | undefined): string {
  if (!node) return '';
  if (node.kind === 'text') return node.text;
  if ('children' in node) return node.children.map(wordsOf).join('');
  return node.kind === 'formula' ? '$' : '`';
}

const bare = (node: Inline): readonly Inline[] => (isEmphasis(node) ? node.children.flatMap(bare) : [node]);
