import type { Inline } from '../../../../shared/rich-text/nodes';
import { splitFormulas } from './html-formulas';
import { type Leaf, type Marks, NO_MARKS } from './html-leaves';
import { withScripts } from './html-scripts';

/** Collects the parts of a paragraph. */
export class Line {
  #leaves: Leaf[] = [];
  #endsInSpace = true;

  /** Adds text with spaces collapsed, and none at the ends. */
  addText(text: string, marks: Marks): void {
    const collapsed = text.replace(/[ \t\r\n\f]+/g, ' ');
    this.addKept(this.#endsInSpace ? collapsed.replace(/^ /, '') : collapsed, marks);
  }

  /** Adds text with its spaces and breaks preserved. */
  addKept(text: string, marks: Marks): void {
    if (text === '') return;
    const last = this.#leaves.at(-1);
    const isLike = last?.strong === marks.strong && last.em === marks.em && last.script === marks.script;
    if (isLike && last.node.kind === 'text')
      this.#leaves[this.#leaves.length - 1] = {
        ...marks,
        node: { kind: 'text', text: last.node.text + text },
      };
    else this.#leaves.push({ ...marks, node: { kind: 'text', text } });
    this.#endsInSpace = /[ \n]$/.test(text);
  }

  addBreak(marks: Marks): void {
    this.addKept('\n', marks);
  }

  add(node: Leaf['node'], marks: Marks): void {
    this.#leaves.push({ ...marks, script: null, node });
    this.#endsInSpace = false;
  }

  /** Adds a part with its leading and trailing spaces outside it. */
  addSpaced(node: Leaf['node'], words: string, marks: Marks): void {
    if (/^[ \t\r\n]/.test(words)) this.addText(' ', marks);
    this.add(node, marks);
    if (/[ \t\r\n]$/.test(words)) this.addText(' ', marks);
  }

  /** Takes the parts added since the last call, by paragraph: two breaks start a new one. */
  take(notes: Set<string>, keepsIndent: boolean): Inline[][] {
    const leaves = this.#leaves;
    this.#leaves = [];
    this.#endsInSpace = true;
    return paragraphsOf(leaves)
      .map((paragraph) => withScripts(paragraph.flatMap(formulasIn), notes))
      .map((paragraph) => (keepsIndent ? indented(paragraph) : trimmed(paragraph, /^\s+/)))
      .filter((paragraph) => paragraph.length > 0)
      .map(emphasised);
  }
}

const formulasIn = (leaf: Leaf): Leaf[] =>
  leaf.node.kind === 'text' && leaf.script === null
    ? splitFormulas(leaf.node.text).map((node) => ({ ...leaf, node }))
    : [leaf];

const isText = (leaf: Leaf | undefined): leaf is Leaf & { node: { kind: 'text' } } =>
  leaf?.node.kind === 'text';
const withText = (leaf: Leaf, text: string): Leaf[] =>
  text === '' ? [] : [{ ...leaf, node: { kind: 'text', text } }];

function paragraphsOf(leaves: readonly Leaf[]): Leaf[][] {
  const paragraphs: Leaf[][] = [[]];
  for (const leaf of leaves) {
    if (!isText(leaf)) paragraphs.at(-1)?.push(leaf);
    else
      for (const [at, part] of leaf.node.text
        .replace(/ ?\n ?/g, '\n')
        .split(/\n{2,}/)
        .entries()) {
        if (at > 0) paragraphs.push([]);
        paragraphs.at(-1)?.push(...withText(leaf, part));
      }
  }
  return paragraphs;
}

/** Removes spaces and breaks at the ends. */
function trimmed(leaves: readonly Leaf[], start: RegExp): Leaf[] {
  const [first] = leaves;
  if (isText(first) && start.test(first.node.text))
    return trimmed([...withText(first, first.node.text.replace(start, '')), ...leaves.slice(1)], start);
  const last = leaves.at(-1);
  if (isText(last) && last.node.text.trimEnd() !== last.node.text)
    return trimmed([...leaves.slice(0, -1), ...withText(last, last.node.text.trimEnd())], start);
  return [...leaves];
}

/** Trimmed, except for runs of spaces and leading spaces that a page preserves. */
function indented(leaves: readonly Leaf[]): Leaf[] {
  if (leaves.every((leaf) => isText(leaf) && leaf.node.text.trim() === '')) return [];
  return trimmed(leaves, /^[ \t\r\n]+/).flatMap((leaf, at) =>
    isText(leaf)
      ? withText(leaf, at === 0 ? plainSpaces(leaf.node.text) : plainSpacesInside(leaf.node.text))
      : [leaf],
  );
}

const asSpaces = (run: string): string => ' '.repeat(run.length);
const plainSpacesInside = (text: string): string =>
  text.replace(/(?<=\n)[ \u00a0]+|[ \u00a0]{2,}/g, asSpaces);

/** Turns non-breaking spaces used for layout into plain spaces. */
export const plainSpaces = (text: string): string => plainSpacesInside(text.replace(/^[ \u00a0]+/, asSpaces));

/**
 * Emphasis around all parts that share it, with spaces at its ends outside, where they do not break the
 * markup.
 */
function emphasised(leaves: readonly Leaf[]): Inline[] {
  const parts = leaves.flatMap(spacesApart);
  const marked = parts.map((leaf, at) => {
    const [before, after] = [parts[at - 1], parts[at + 1]];
    if (!isText(leaf) || !/^ +$/.test(leaf.node.text) || !before || !after) return leaf;
    return { ...leaf, strong: before.strong && after.strong, em: before.em && after.em };
  });
  return grouped(marked, 'strong');
}

function spacesApart(leaf: Leaf): Leaf[] {
  if (!isText(leaf) || !(leaf.strong || leaf.em)) return [leaf];
  const { text } = leaf.node;
  const inside = text.trim();
  if (inside === '') return [{ ...leaf, ...NO_MARKS }];
  const begin = text.length - text.trimStart().length;
  const plain = { ...leaf, ...NO_MARKS };
  return [
    ...withText(plain, text.slice(0, begin)),
    ...withText(leaf, inside),
    ...withText(plain, text.slice(begin + inside.length)),
  ];
}

function grouped(leaves: readonly Leaf[], kind: 'strong' | 'em'): Inline[] {
  const nodes: Inline[] = [];
  for (let at = 0; at < leaves.length; ) {
    const from = at;
    const isMarked = leaves[from]?.[kind] === true;
    while (at < leaves.length && leaves[at]?.[kind] === isMarked) at += 1;
    const run = leaves.slice(from, at);
    const inside = kind === 'strong' ? grouped(run, 'em') : run.map(({ node }) => node);
    nodes.push(...(isMarked ? [{ kind, children: inside }] : inside));
  }
  return nodes;
}
