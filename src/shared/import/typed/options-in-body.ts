import { folded } from './folded';
import { type BodyLine, isOrdering, type OpenQuestion } from './open-question';
import { readOptionAnswer } from './option-answer';
import { insideBold, type ReadOption, readOption } from './option-marks';
import type { TypedOption } from './typed-question';

export interface OptionsRead {
  readonly options: readonly TypedOption[];
  /** The lines of the body that are no options. */
  readonly body: readonly BodyLine[];
  /** Whether the options were known by bold alone. */
  readonly isKeyBold: boolean;
  /** Whether they were lines like any others. */
  readonly wereLines: boolean;
}

/** The options with letters, what marks them taken off. */
export function letteredOptions({ options, body }: OpenQuestion, answer: string): OptionsRead {
  const areAllLoose = options.length > 1 && options.every(({ star }) => star === 'loose');
  const read = options.map(({ lines }) => readOption(lines.join('\n').trim()));
  const stars = options.map(({ star }) => star === 'tight' || (star === 'loose' && !areAllLoose));
  const isAnswered = stars.includes(true) || answer !== '';
  const bold = isAnswered ? [] : keyByBold(read);
  const typed = options.map(({ line, label }, at): TypedOption => {
    const { text = '', isMarked = false } = read[at] ?? {};
    return { line, label, text, isMarked: isMarked || stars[at] === true || bold[at] === true };
  });
  return { options: typed, body, isKeyBold: bold.includes(true), wereLines: false };
}

/** Which options are set in bold among others that are not, where nothing else says what is right. */
function keyByBold(read: readonly ReadOption[]): boolean[] {
  const isMarked = read.some((option) => option.isMarked);
  const isSome = read.some(({ isBold }) => isBold) && read.some(({ isBold }) => !isBold);
  return isSome && !isMarked ? read.map(({ isBold }) => isBold) : [];
}

/** Options without letters: boxes, bullets, or lines below a question that its answer names. */
export function optionsInBody(question: OpenQuestion, answer: string): OptionsRead | undefined {
  const run = listBelow(question.body);
  if (!run || run.lines.length < 2) return undefined;
  const read = run.lines.map(({ text, isBold }) =>
    readOption(isBold ? `**${insideBold(text.trim()) ?? text.trim()}**` : text.trim()),
  );
  const bold = answer === '' ? keyByBold(read) : [];
  const options = read.map(({ text, isMarked }, at): TypedOption => {
    const line = run.lines[at]?.line ?? question.line;
    return { line, label: letterAt(at), text, isMarked: isMarked || bold[at] === true };
  });
  const isList = isOrdering(question) || saysOptions({ options, read, answer, run });
  if (!isList) return undefined;
  return {
    options,
    body: run.before,
    isKeyBold: bold.includes(true),
    wereLines: run.kind === 'text' && read.every(({ hasBox }) => !hasBox),
  };
}

const letterAt = (at: number) => (at < 26 ? String.fromCharCode('a'.charCodeAt(0) + at) : '');

interface Run {
  readonly kind: 'text' | 'bullet';
  readonly before: readonly BodyLine[];
  readonly lines: readonly BodyLine[];
  /** Whether the line in front of it asks. */
  readonly isAsked: boolean;
}

const OPTION_LENGTH = 200;
const ASKS = /(?:[?:]|\?\s?\(.{0,12}\)|\])$|_{3}/;

/** The lines at the end of a body that may be options. */
function listBelow(body: readonly BodyLine[]): Run | undefined {
  const lines = body.filter(({ kind }) => kind !== 'blank');
  if (lines.some(({ kind, text }) => kind === 'code' || text.length > 2000)) return codeAside(body);
  const kind = lines.at(-1)?.kind === 'bullet' ? 'bullet' : 'text';
  const asksAt = lines.findLastIndex((line) =>
    kind === 'bullet' ? line.kind !== kind : ASKS.test(folded(line.text.trim())),
  );
  const from = Math.max(asksAt, 0) + 1;
  const run = withTabsApart(lines.slice(from));
  const asking = lines[from - 1];
  if (!asking || run.some(({ text }) => text.length > OPTION_LENGTH)) return undefined;
  const isAsked = ASKS.test(folded(asking.text.trim()));
  return { kind, before: body.slice(0, body.indexOf(asking) + 1), lines: run, isAsked };
}

/** Below code only a list with bullets is one. */
function codeAside(body: readonly BodyLine[]): Run | undefined {
  const from = body.findLastIndex(({ kind }) => kind !== 'bullet' && kind !== 'blank') + 1;
  const lines = body.slice(from).filter(({ kind }) => kind === 'bullet');
  return lines.length < 2 ? undefined : { kind: 'bullet', before: body.slice(0, from), lines, isAsked: true };
}

/** Four columns of one line are four lines. */
function withTabsApart(lines: readonly BodyLine[]): readonly BodyLine[] {
  const [only, ...others] = lines;
  if (!only || others.length > 0 || !only.text.trim().includes('\t')) return lines;
  return only.text
    .trim()
    .split(/\t+/)
    .map((text) => ({ ...only, text }));
}

function saysOptions(found: {
  options: readonly TypedOption[];
  read: readonly ReadOption[];
  answer: string;
  run: Run;
}): boolean {
  const { options, read, answer, run } = found;
  if (read.every(({ hasBox }) => hasBox)) return true;
  if (options.some(({ isMarked }) => isMarked) && !options.every(({ isMarked }) => isMarked)) return true;
  if (/^true false$/i.test(options.map(({ text }) => text).join(' '))) return true;
  if (answer === '') return run.kind === 'bullet' && run.isAsked;
  const { isKnown, named } = readOptionAnswer(options, answer);
  const isText = options.some(({ text }) => text.toLowerCase() === answer.toLowerCase());
  return isKnown && named.length < options.length && (isText || run.isAsked || run.kind === 'bullet');
}
