import { folded, trimmedLine } from './folded';
import { answerInside } from './lead-words';
import { fieldStart, isMarkedLine } from './markers';

const LINE_END = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/;

/** One line of a typed text, or its part before an answer; numbers count from 1. */
export interface TypedLine {
  readonly number: number;
  /** As typed with its indentation, without trailing spaces. */
  readonly raw: string;
  /** Without indentation and the Markdown around its beginning. */
  readonly text: string;
  /** The folded form of `text`. */
  readonly folded: string;
  /** A space is a row of dots or underscores to write on. */
  readonly kind: 'blank' | 'code' | 'rule' | 'heading' | 'space' | 'words';
  readonly indent: number;
  readonly isBold: boolean;
  /** Whether the server accepts its characters. */
  readonly isStorable: boolean;
}

/** The lines of a typed text, with any line ending, including those of word processors. */
export function readTypedLines(text: string): TypedLine[] {
  const raws = text.split(LINE_END).map((raw) => raw.trimEnd());
  const code = linesInFences(raws);
  return raws.flatMap((raw, at) => {
    const line = code.has(at) ? codeLine(raw, at + 1) : readLine(raw, at + 1);
    return line.kind === 'words' ? withAnswerApart(line) : [line];
  });
}

/** The indexes of all lines in fenced code; an unclosed fence does not count. */
function linesInFences(raws: readonly string[]): Set<number> {
  const inside = new Set<number>();
  let openedAt: number | undefined;
  for (const [at, raw] of raws.entries()) {
    if (!/^\s{0,12}(?:```|~~~)/.test(raw)) continue;
    if (openedAt === undefined) openedAt = at;
    else {
      for (let each = openedAt; each <= at; each += 1) inside.add(each);
      openedAt = undefined;
    }
  }
  return inside;
}

const storable = (raw: string) => raw.toWellFormed().replaceAll('\u0000', '\ufffd');

const codeLine = (raw: string, number: number): TypedLine => ({
  ...{ number, raw: storable(raw), text: storable(raw), folded: raw },
  ...{ kind: 'code', indent: 0, isBold: false, isStorable: storable(raw) === raw },
});

const RULE = /^([-*=~])(?: ?\1){2,}$/;
const SPACE = /^[_.…\s]{4,}$/;
const HEADING = /^#{1,6}\s+(?=\S)/;
const AROUND = /^(?:>\s?)+|<\/?(?:details|summary)[^>]{0,20}>/g;

function readLine(given: string, number: number): TypedLine {
  const raw = storable(given);
  const indent = raw.search(/\S/);
  const line = trimmedLine(raw.includes('<') || raw.includes('>') ? raw.replace(AROUND, '') : raw);
  const heading = HEADING.exec(line)?.[0] ?? '';
  const { text, isBold } = withoutMarks(line.slice(heading.length));
  return {
    ...{ number, raw, text, folded: folded(text), indent: Math.max(indent, 0), isBold },
    ...{ kind: kindOf(line, text, heading !== ''), isStorable: raw === given },
  };
}

function kindOf(line: string, text: string, isHeading: boolean): TypedLine['kind'] {
  if (text === '') return 'blank';
  if (RULE.test(line)) return 'rule';
  if (SPACE.test(line)) return 'space';
  return isHeading ? 'heading' : 'words';
}

const BULLET = /^[-*+•]\s+/;
const ESCAPED = /^(\d{1,4}|[a-zA-Z])\\([.)])/;

/**
 * Removes Markdown's bold around the beginning of a line: "**Answer:** B", "**1.** Why?", "- **b) Rome**".
 */
function withoutMarks(line: string): { text: string; isBold: boolean } {
  const bullet = BULLET.exec(line)?.[0] ?? '';
  const rest = line.slice(bullet.length).replace(ESCAPED, '$1$2');
  if (rest.startsWith('**')) {
    const end = rest.indexOf('**', 3);
    const inside = rest.slice(2, end);
    const after = rest.slice(end + 2);
    if (end > 0 && after === '') return { text: bullet + inside.trim(), isBold: true };
    if (end > 0 && isMarkedLine(folded(inside).trim()))
      return { text: bullet + inside + after, isBold: false };
  }
  const label = withoutEmphasis(rest);
  if (label !== undefined) return { text: bullet + label, isBold: false };
  const inside = rest.slice(1, -1);
  // "[Ans: b]" on its own line.
  if (/^[[(].*[\])]$/.test(rest) && fieldStart(folded(inside))?.field === 'answer')
    return { text: bullet + inside, isBold: false };
  return { text: bullet + rest, isBold: false };
}

const PICTURE = /^(?:\p{Extended_Pictographic}|[→➔➜])\p{M}*\s*/u;
const EMPHASIS = /^(\*{3}|\*(?!\*)|_{1,3})(?![*_\s])([^*_]{1,200})\1(?![*_])/;

/** "*Answer:* B", "_Answer: B_", "✅ **Answer:** B" without emphasis; undefined for any other line. */
function withoutEmphasis(line: string): string | undefined {
  const picture = PICTURE.exec(line)?.[0] ?? '';
  if (picture !== '') {
    const { text } = withoutMarks(line.slice(picture.length));
    return fieldStart(folded(text)) ? text : undefined;
  }
  const [whole = '', , inside = ''] = EMPHASIS.exec(line) ?? [];
  const after = line.slice(whole.length);
  const field = fieldStart(folded(inside + after));
  return field && whole !== '' && (after === '' || field.length >= inside.length)
    ? inside + after
    : undefined;
}

/** "（ B ）1. 首都是": the answer before the number, or the space for it. */
const IN_FRONT = /^\( {0,6}([a-et√×]{0,5}) {0,6}\)\s*(?=\d{1,3}[.)])/i;

/** Splits "2 + 2 = ? Ans: 4" into two lines with the same number. */
function withAnswerApart(line: TypedLine): TypedLine[] {
  const inFront = IN_FRONT.exec(line.folded);
  if (inFront) {
    const question = part(line, line.text.slice(inFront[0].length));
    const [, letters = ''] = inFront;
    return letters === '' ? [question] : [question, part(line, `Answer: ${letters}`)];
  }
  const hasOptions = /\s\(?\p{L}\p{M}*[.)]/u.test(line.folded);
  const found = fieldStart(line.folded) ? undefined : answerInside(line.folded, hasOptions);
  if (!found) return [line];
  const { from, bracket } = found;
  const answer = line.text.slice(from).trim();
  const whole = bracket !== '' && /[\])]$/.test(answer) ? answer.slice(0, -1) : answer;
  const before = line.text.slice(0, from - bracket.length).trim();
  return [part(line, before), { ...part(line, whole.trim()), raw: whole.trim() }];
}

const part = (line: TypedLine, text: string): TypedLine => ({
  ...line,
  text,
  raw: ' '.repeat(line.indent) + text,
  folded: folded(text),
});
