import type { Inline } from './nodes';

/** Scripts that separate words by spaces: an asterisk inside a word is a product, not emphasis. */
const SPACED = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{N}]/u;
const WORD = /[\p{L}\p{N}]/u;
const LETTERS = /^[\p{L}\p{M}'’-]+$/u;
const OPENING = /[([{<]/;
const CLOSING = /[)\]}>.,;:!?]/;
const MAXIMUM_OPEN = 100;
const MAXIMUM_WORD = 60;

/** A delimiter run that may open or close emphasis. */
export interface Run {
  readonly mark: '*' | '_';
  readonly length: number;
  readonly opens: boolean;
  readonly closes: boolean;
  /** Whether a letter precedes an opening run or follows a closing one. */
  readonly insideBefore: boolean;
  readonly insideAfter: boolean;
}

/** The delimiter run at `at`; undefined for gaps, products, powers and identifiers. */
export function runAt(text: string, at: number): Run | undefined {
  const mark = text[at] === '*' ? '*' : '_';
  let length = 1;
  while (text[at + length] === mark) length += 1;
  if (length > (mark === '*' ? 3 : 1)) return undefined;
  const before = [...text.slice(Math.max(0, at - 2), at)].at(-1) ?? ' ';
  const after = [...text.slice(at + length, at + length + 2)].at(0) ?? ' ';
  const inside = mark === '_' ? WORD : SPACED;
  const insideBefore = inside.test(before);
  const insideAfter = inside.test(after);
  const maySplitWord = mark === '*' && length === 2;
  return {
    mark,
    length,
    insideBefore,
    insideAfter,
    opens:
      !/\s/.test(after) && !CLOSING.test(after) && (maySplitWord || !(insideBefore || /[)\]}]/.test(before))),
    closes:
      !/\s/.test(before) && !OPENING.test(before) && (maySplitWord || !(insideAfter || OPENING.test(after))),
  };
}

interface Open {
  readonly run: Run;
  /** Position of its marks: index among the nodes, and end offset in the text. */
  readonly node: number;
  readonly end: number;
  left: number;
}

/** Builds nested emphasis while delimiter runs arrive. */
export class Emphasis {
  readonly nodes: Inline[] = [];
  private readonly open: Open[] = [];

  constructor(private readonly text: string) {}

  add(run: Run, at: number): void {
    let left = run.length;
    while (run.closes && left > 0) {
      const used = this.close(run, left, at);
      if (used === 0) break;
      left -= used;
    }
    if (left === 0) return;
    if (run.opens && left === run.length && this.open.length < MAXIMUM_OPEN)
      this.open.push({ run, node: this.nodes.length, end: at + run.length, left });
    this.nodes.push({ kind: 'text', text: run.mark.repeat(left) });
  }

  /** Returns how many marks were matched. */
  private close(run: Run, left: number, at: number): number {
    const index = this.open.findLastIndex((open) => this.fits(open, run, left, at));
    const open = this.open[index];
    if (!open) return 0;
    const used = Math.min(open.left, left);
    this.open.length = index;
    const children = this.nodes.splice(open.node + 1);
    open.left -= used;
    if (open.left === 0) this.nodes.pop();
    else {
      this.nodes[open.node] = { kind: 'text', text: run.mark.repeat(open.left) };
      this.open.push(open);
    }
    this.nodes.push(wrapped(children, used));
    return used;
  }

  private fits(open: Open, run: Run, left: number, at: number): boolean {
    if (open.run.mark !== run.mark) return false;
    if (open.left !== left && open.left !== 3 && left !== 3) return false;
    if (open.end >= at) return false;
    const splitsWord = open.run.insideBefore || run.insideAfter;
    return !splitsWord || run.mark === '_' || this.isWord(open.end, at);
  }

  /** True for `un**happi**ness`, false for `x**n + y**n`. */
  private isWord(from: number, to: number): boolean {
    return to - from <= MAXIMUM_WORD && LETTERS.test(this.text.slice(from, to));
  }
}

function wrapped(children: readonly Inline[], marks: number): Inline {
  if (marks === 1) return { kind: 'em', children };
  const strong: Inline = { kind: 'strong', children };
  return marks === 2 ? strong : { kind: 'em', children: [strong] };
}
