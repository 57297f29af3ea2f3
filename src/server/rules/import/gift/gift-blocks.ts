import { sourceLines } from '../source-lines';
import { hideEscapes } from './gift-escapes';

/** One question or category of a file, with its escaped signs hidden. */
export interface GiftBlock {
  /** The number of its first line that is not a comment, from 1. */
  readonly line: number;
  readonly text: string;
  readonly comments: readonly string[];
  /** Whether it contains blank lines. */
  readonly isJoined?: boolean;
}

interface Line {
  readonly line: number;
  /** Trimmed. */
  readonly text: string;
  readonly whole: string;
}

const TITLE = /^::.+?::/;
const CATEGORY = /^\$CATEGORY:/;

/**
 * Splits a file into questions. A blank line ends a question, except within or directly above its answers. A
 * title, a category, or text with its own answers after finished answers starts one without a blank line.
 */
export function giftBlocks(text: string): GiftBlock[] {
  const lines = sourceLines(text).map((source, index) => {
    const whole = hideEscapes(source);
    return { line: index + 1, whole, text: whole.trim() };
  });
  const marks = nextMarks(lines);
  const blocks = new Blocks();
  for (const [at, line] of lines.entries()) {
    const { further = 'none', inParagraph = 'none', isAboveBrace = false } = marks[at] ?? {};
    if (line.text === '') {
      const isBetween = blocks.isUnanswered && isAboveBrace;
      if (!isBetween && !(blocks.isOpen && further === 'answers')) blocks.end();
    } else if (isComment(line.text)) blocks.addComment(line.text);
    else {
      const isNext = blocks.isDone && inParagraph === 'question' && !GOES_ON.test(line.text);
      if (blocks.hasLines && (isNext || beginsBlock(line.text))) blocks.end();
      blocks.add(line);
      if (CATEGORY.test(line.text)) blocks.end();
    }
  }
  blocks.end();
  return blocks.all;
}

/** The continuation of a sentence after a gap. */
const GOES_ON = /^[\p{Ll}.,;:!?)=~_]/u;

const isComment = (text: string): boolean => text.startsWith('//');
const beginsBlock = (text: string): boolean => TITLE.test(text) || CATEGORY.test(text);

/** What follows a line: more answers of the same question, another question, or neither. */
type Mark = 'answers' | 'question' | 'none';

interface Next {
  readonly further: Mark;
  readonly inParagraph: Mark;
  /** Whether the next line that is not blank opens the answers, which then have no text above them. */
  readonly isAboveBrace: boolean;
}

/** For each line, what follows in the file and what follows before the next blank line. */
function nextMarks(lines: readonly Line[]): Next[] {
  let [further, inParagraph]: Mark[] = ['none', 'none'];
  let isAboveBrace = false;
  return lines
    .toReversed()
    .map(({ text }) => {
      const mark = isComment(text) ? undefined : markOf(text);
      further = mark ?? further ?? 'none';
      inParagraph = mark ?? (text === '' ? 'none' : inParagraph) ?? 'none';
      if (text !== '') isAboveBrace = text.startsWith('{');
      return { further, inParagraph, isAboveBrace };
    })
    .toReversed();
}

function markOf(text: string): Mark | undefined {
  // Braces inside an answer start no new question.
  if (/^[~=#]/.test(text)) return 'answers';
  const brace = /[{}]/.exec(text)?.[0];
  if (beginsBlock(text) || brace === '{') return 'question';
  return brace === '}' ? 'answers' : undefined;
}

/** The finished blocks and the current one. */
class Blocks {
  readonly all: GiftBlock[] = [];
  #lines: Line[] = [];
  #comments: string[] = [];
  #depth = 0;
  #hasAnswers = false;
  /** Whether the last line ended the answers, or the sentence around them. */
  isDone = false;

  get hasLines(): boolean {
    return this.#lines.length > 0;
  }

  get isUnanswered(): boolean {
    return this.hasLines && !this.#hasAnswers && this.#depth === 0;
  }

  get isOpen(): boolean {
    return this.#depth > 0;
  }

  add(line: Line): void {
    this.#lines.push(line);
    for (const [brace] of line.text.matchAll(/[{}]/g)) {
      this.#depth = Math.max(0, this.#depth + (brace === '{' ? 1 : -1));
      this.#hasAnswers ||= this.#depth === 0;
    }
    this.isDone = this.#hasAnswers && this.#depth === 0 && /[}.?!]\s*$/.test(line.text);
  }

  addComment(comment: string): void {
    if (this.isDone) this.end();
    this.#comments.push(comment);
  }

  end(): void {
    const [first] = this.#lines;
    if (first) {
      const text = this.#lines
        .map(({ whole }) => whole)
        .join('\n')
        .trim();
      this.all.push({ line: first.line, text, comments: this.#comments });
    }
    [this.#lines, this.#comments, this.#depth] = [[], [], 0];
    [this.#hasAnswers, this.isDone] = [false, false];
  }
}
