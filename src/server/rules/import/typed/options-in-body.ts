import type { TypedOption } from '../../formats/typed/typed-question';
import { folded } from './folded';
import { markedBullets } from './marked-bullets';
import { type BodyLine, isOrdering, isPaired, type OpenOption, type OpenQuestion } from './open-question';
import { readOptionAnswer } from './option-answer';
import { insideBold, markingOf, type ReadOption, readOption } from './option-marks';
import { isStarOfCode, type OptionList } from './option-signs';

export interface OptionsRead {
  readonly options: readonly TypedOption[];
  /** The lines of the body outside the options. */
  readonly body: readonly BodyLine[];
  /** Whether only bold showed the right options. */
  readonly isKeyBold: boolean;
  /** Whether the options had no signs or letters. */
  readonly wereLines: boolean;
  /** Whether ambiguous signs were taken as marks, or left as text. */
  readonly signs: 'taken' | 'left' | undefined;
  /** Whether a star taken as a mark may be code. */
  readonly isCode: boolean;
  readonly isAgainstSigns: boolean;
}

/** The options of a question with ambiguous signs still in place; undefined if it has none. */
export function optionListOf(question: OpenQuestion): OptionList | undefined {
  const { options, fields, body } = question;
  if (options.length > 0) {
    const read = readAll(options.map(textOf), NO_SIGNS);
    const labels = options.map(({ label }) => label);
    return { ...listOf(question, labels, read), isStarred: starsOf(options).includes(true) };
  }
  const run = fields.has('slider') || isPaired(question) ? undefined : listBelow(body);
  if (!run || run.lines.length < 2 || run.marked) return undefined;
  const read = readAll(run.lines.map(lineText), NO_SIGNS);
  if (run.kind === 'text' && !read.some(({ sign, isMarked }) => sign || isMarked)) return undefined;
  const labels = read.map((_, at) => letterAt(at));
  return { ...listOf(question, labels, read), isStarred: false };
}

function listOf({ fields }: OpenQuestion, labels: readonly string[], read: readonly ReadOption[]) {
  const { value = '', more = [] } = fields.get('answer') ?? {};
  return {
    ...{ labels, texts: read.map(({ text }) => text), answer: [value, ...more].join('\n').trim() },
    isMarked: read.some(({ isMarked }) => isMarked),
    isMarkedBehind: read.some(({ isMarked, hasBox }) => isMarked && !hasBox),
  };
}

export const NO_SIGNS: ReadonlySet<string> = new Set();

function readAll(texts: readonly string[], signs: ReadonlySet<string>): ReadOption[] {
  const marking = markingOf(texts, signs);
  return texts.map((text) => readOption(text, marking));
}

const textOf = ({ lines }: OpenOption): string => lines.join('\n').trim();

const lineText = ({ text, isBold }: BodyLine): string =>
  isBold ? `**${insideBold(text.trim()) ?? text.trim()}**` : text.trim();

/** Stars before every letter, with a space between, are only list signs. */
function starsOf(options: readonly OpenOption[]): boolean[] {
  const areAllLoose = options.length > 1 && options.every(({ star }) => star === 'loose');
  return options.map(({ star }) => star === 'tight' || (star === 'loose' && !areAllLoose));
}

/** The lettered options without their marks. */
export function letteredOptions(
  { options, body }: OpenQuestion,
  answer: string,
  signs: ReadonlySet<string>,
): OptionsRead {
  const stars = starsOf(options);
  const read = readAll(options.map(textOf), stars.includes(true) ? NO_SIGNS : signs);
  const bold = stars.includes(true) || answer !== '' ? [] : keyByBold(read);
  const typed = options.map(({ line, label }, at): TypedOption => {
    const { text = '', isMarked = false } = read[at] ?? {};
    return { line, label, text, isMarked: isMarked || stars[at] === true || bold[at] === true };
  });
  return {
    ...markedBy(typed, read, answer, bold),
    isCode: isStarOfCode(options.map(textOf)),
    body,
    wereLines: false,
  };
}

/** The notes on a question's options. */
function markedBy(
  options: readonly TypedOption[],
  read: readonly ReadOption[],
  answer: string,
  bold: readonly boolean[],
): Omit<OptionsRead, 'body' | 'wereLines' | 'isCode'> {
  const left = read.filter(({ sign }) => sign === 'left').length;
  const isOpen = answer === '' && !options.some(({ isMarked }) => isMarked);
  const isLeft = isOpen && left > 0 && left < options.length;
  const isTaken = read.some(({ sign }) => sign === 'taken');
  const signs = isTaken ? 'taken' : isLeft ? 'left' : undefined;
  return { options, isKeyBold: bold.includes(true), signs, isAgainstSigns: false };
}

/** The bold options, if some are not bold and there is no other mark. */
function keyByBold(read: readonly ReadOption[]): boolean[] {
  const isMarked = read.some((option) => option.isMarked);
  const isSome = read.some(({ isBold }) => isBold) && read.some(({ isBold }) => !isBold);
  return isSome && !isMarked ? read.map(({ isBold }) => isBold) : [];
}

/** Options without letters: boxes, bullets, or lines below a question that its answer names. */
export function optionsInBody(
  question: OpenQuestion,
  answer: string,
  signs: ReadonlySet<string>,
): OptionsRead | undefined {
  const run = listBelow(question.body);
  if (!run || run.lines.length < 2) return undefined;
  const read = readAll(run.lines.map(lineText), run.marked ? NO_SIGNS : signs);
  const bold = answer === '' && !run.marked ? keyByBold(read) : [];
  const options = read.map(({ text, isMarked }, at): TypedOption => {
    const line = run.lines[at]?.line ?? question.line;
    return {
      ...{ line, label: letterAt(at), text },
      isMarked: isMarked || bold[at] === true || run.marked?.[at] === true,
    };
  });
  const isList = isOrdering(question) || saysOptions({ options, read, answer, run });
  if (!isList) return undefined;
  return {
    ...markedBy(options, read, answer, bold),
    isCode: isStarOfCode(run.lines.map(lineText)),
    body: run.before,
    wereLines: run.kind === 'text' && read.every(({ hasBox }) => !hasBox),
  };
}

const letterAt = (at: number) => (at < 26 ? String.fromCharCode('a'.charCodeAt(0) + at) : '');

interface Run {
  readonly kind: 'text' | 'bullet';
  readonly before: readonly BodyLine[];
  readonly lines: readonly BodyLine[];
  /** Whether the line before it asks. */
  readonly isAsked: boolean;
  /** The lines with the other bullet. */
  readonly marked?: readonly boolean[];
}

const OPTION_LENGTH = 200;
const OPEN =
  /^\W{0,3}(?:explain|describe|discuss|compare|justify|evaluate|analy[sz]e|outline|write|suggest|comment)\b/i;
const CHOOSE = /^\W{0,3}(?:tick|choose|select|pick|mark|circle|underline|which|what|who)\b/i;
const ASKS = /(?:[?:]|\?\s?\(.{0,12}\)|\])$|_{3}/;

/** The lines at the end of a body that may be options. */
function listBelow(body: readonly BodyLine[]): Run | undefined {
  const lines = body.filter(({ kind }) => kind !== 'blank');
  if (lines.some(({ kind, text }) => kind === 'code' || text.length > 2000)) return codeAside(body);
  const mixed = mixedBelow(body, lines);
  if (mixed) return mixed;
  const kind = lines.at(-1)?.kind === 'bullet' ? 'bullet' : 'text';
  const asksAt = lines.findLastIndex((line) =>
    kind === 'bullet' ? line.kind !== kind : ASKS.test(folded(line.text.trim())),
  );
  const from = Math.max(asksAt, 0) + 1;
  const run = withTabsApart(lines.slice(from));
  const asking = lines[from - 1];
  if (!asking || run.some(({ text }) => text.length > OPTION_LENGTH || text.startsWith('|')))
    return undefined;
  const isAsked = ASKS.test(folded(asking.text.trim()));
  return { kind, before: body.slice(0, body.indexOf(asking) + 1), lines: run, isAsked };
}

/** A list with two kinds of signs: "* Dog" among "- Cat" or among lines without a sign. */
function mixedBelow(body: readonly BodyLine[], lines: readonly BodyLine[]): Run | undefined {
  const asksAt = lines.findLastIndex(({ text, kind }) => kind === 'text' && ASKS.test(folded(text.trim())));
  const bulletsAt = lines.findLastIndex(({ kind }) => kind !== 'bullet');
  if (OPEN.test(lines[0]?.text ?? '')) return undefined;
  for (const at of new Set([Math.max(asksAt, 0), Math.max(bulletsAt, 0)])) {
    const [asking, rest] = [lines[at], lines.slice(at + 1)];
    const isAsked = at === asksAt || CHOOSE.test(asking?.text ?? '');
    const marked = rest.length > 1 ? markedBullets(rest, isAsked) : undefined;
    if (asking && marked && rest.every(({ text }) => text.length <= OPTION_LENGTH))
      return {
        ...{ kind: 'bullet', before: body.slice(0, body.indexOf(asking) + 1), isAsked: at === asksAt },
        ...{ lines: marked.map(({ line }) => line), marked: marked.map(({ isMarked }) => isMarked) },
      };
  }
  return undefined;
}

/** Below code only a bulleted list holds options. */
function codeAside(body: readonly BodyLine[]): Run | undefined {
  const from = body.findLastIndex(({ kind }) => kind !== 'bullet' && kind !== 'blank') + 1;
  const lines = body.slice(from).filter(({ kind }) => kind === 'bullet');
  return lines.length < 2 ? undefined : { kind: 'bullet', before: body.slice(0, from), lines, isAsked: true };
}

/** Splits four columns of one line into four lines. */
function withTabsApart(lines: readonly BodyLine[]): readonly BodyLine[] {
  const [only, ...others] = lines;
  if (!only || others.length > 0 || !only.text.trim().includes('\t')) return lines;
  return only.text
    .trim()
    .split(/\t+/)
    .map((text) => ({ ...only, text }));
}

const STATEMENT =
  /[;{}]\s*$|^\s*(?:print\w*\s?\(|return\s|echo\s|cout\s|console\.|System\.|(?:if|for|while|def)\b.*[:)]\s*$)/;

function saysOptions(found: {
  options: readonly TypedOption[];
  read: readonly ReadOption[];
  answer: string;
  run: Run;
}): boolean {
  const { options, read, answer, run } = found;
  if (read.every(({ hasBox }) => hasBox)) return true;
  const isMarked = options.some((option) => option.isMarked) && !options.every((option) => option.isMarked);
  // Terms with plus and minus signs are not options unless the answer is one of them.
  if (isMarked && !(run.marked && answer !== '' && !readOptionAnswer(options, answer).isKnown)) return true;
  if (/^true false$/i.test(options.map(({ text }) => text).join(' '))) return true;
  if (answer === '') return run.kind === 'bullet' && run.isAsked;
  const { isKnown, named } = readOptionAnswer(options, answer);
  const isText = options.some(({ text }) => text.toLowerCase() === answer.toLowerCase());
  // "Answer: 2" below a program is its output.
  if (run.kind === 'text' && !isText && run.lines.some(({ text }) => STATEMENT.test(text))) return false;
  return isKnown && named.length < options.length && (isText || run.isAsked || run.kind === 'bullet');
}
