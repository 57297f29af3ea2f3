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
 * The source that reads as these parts of a line: as few signs as possible are escaped. Emphasis that the language cannot say,
 * inside a word for one, is left out, and so is code that hangs on a word; no word is lost.
 */
export function writeInlines(given: readonly Inline[], { isEscaped = false } = {}): string {
  const nodes = apart(given);
  const manners: readonly Manner[] = [
    ...(isEscaped ? [] : [{ isEscaped, slant: '*' } as const]),
    { isEscaped: true, slant: '*' },
    { isEscaped: true, slant: '_' },
  ];
  const short = manners.map((manner) => write(nodes, manner)).find((source) => isSameAs(source, nodes));
  if (short !== undefined) return short;
  const possible = apart(withoutImpossible(nodes));
  const source = write(possible, { isEscaped: true, slant: '*' });
  return isSameAs(source, possible)
    ? source
    : write(apart(nodes.flatMap(bare)), { isEscaped: true, slant: '*' });
}

const isSameAs = (source: string, nodes: readonly Inline[]): boolean =>
  source.length <= COMPARED_MAXIMUM && readsAsInline(source, nodes);

const write = (nodes: readonly Inline[], manner: Manner): string =>
  nodes.map((node) => writeOne(node, manner)).join('');

/** Two formulas, a formula and a digit, or a word and code with a space between them, as they would not be read as such; codes as one. */
function apart(nodes: readonly Inline[]): Inline[] {
  const spaced: Inline[] = [];
  for (const node of nodes) {
    const before = spaced.at(-1);
    if (node.kind === 'code' && before?.kind === 'code')
      spaced[spaced.length - 1] = { kind: 'code', text: before.text + node.text };
    else {
      if (before && needsSpace(before, node)) spaced.push({ kind: 'text', text: ' ' });
      spaced.push('children' in node ? { ...node, children: apart(node.children) } : node);
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

/** Between more backticks than stand in it; spaces keep those at its ends apart. */
function writeCode(text: string): string {
  const longest = Math.max(0, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
  const ticks = '`'.repeat(longest + 1);
  const needsSpaces = /^`|`$/.test(text) || isPadded(text);
  return needsSpaces ? `${ticks} ${text} ${ticks}` : ticks + text + ticks;
}

/** A label with brackets could not be told from the end of the link. */
function writeLink(address: string, label: string, { isEscaped }: Manner): string {
  const canBeLink = ADDRESS.test(address) && !/[[\]\n]/.test(label) && label !== '';
  if (canBeLink) return `[${label}](${address})`;
  return `${label} (${isEscaped ? escapeSigns(address) : address})`;
}

/** The same without emphasis that would not be read as such: its marks would touch a letter or a space. */
function withoutImpossible(nodes: readonly Inline[]): Inline[] {
  let before = ' ';
  return nodes.flatMap((node, at) => {
    const after = wordsOf(nodes[at + 1]).slice(0, 2) || ' ';
    const inside = wordsOf(node);
    const kept =
      isEmphasis(node) && !stands(before, { node, inside, after }) ? node.children.flatMap(bare) : [node];
    before = inside.slice(-2) || before;
    return kept;
  });
}

const isEmphasis = (node: Inline): node is Extract<Inline, { kind: 'strong' | 'em' }> =>
  node.kind === 'strong' || node.kind === 'em';

/** Whether the marks of an emphasis open and close where it stands. */
function stands(
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

/** What stands at the ends of a part, as far as emphasis asks. */
function wordsOf(node: Inline | undefined): string {
  if (!node) return '';
  if (node.kind === 'text') return node.text;
  if ('children' in node) return node.children.map(wordsOf).join('');
  return node.kind === 'formula' ? '$' : '`';
}

const bare = (node: Inline): readonly Inline[] => (isEmphasis(node) ? node.children.flatMap(bare) : [node]);
