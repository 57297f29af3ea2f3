import { isAnsweredBelow, LOOKED_AT_BELOW } from './answered-below';
import { type QuestionStart, questionStart } from './markers';
import { asksForPairs } from './match-columns';
import type { OpenQuestion } from './open-question';
import { hasAnswer, isOrdering, lastText } from './open-question';
import type { TypedLine } from './typed-lines';

/** The numbering of a text's questions. */
export interface Numbering {
  readonly isNumbered: boolean;
  /** Weak numbers count only in this style. */
  readonly weakStyle: QuestionStart['style'] | undefined;
}

export function numberingOf(lines: readonly TypedLine[]): Numbering {
  const starts = lines.flatMap((line, at) => {
    const start = isWords(line) ? questionStart(line.folded) : undefined;
    return start ? [{ start, at }] : [];
  });
  const strong = starts.filter(({ start }) => !start.isWeak);
  const [first] = strong;
  if (first) {
    const isNumbered = !areOptions(lines, first.at) || strong.some(({ start }) => start.style === 'word');
    return { isNumbered, weakStyle: first.start.style === 'word' ? 'word' : undefined };
  }
  const one = starts.find(({ start, at }, place) => {
    const next = starts[place + 1];
    if (
      start.number !== 1 ||
      (start.style === 'tight' && !isAnsweredBelow(lines.slice(at + 1, at + LOOKED_AT_BELOW)))
    )
      return false;
    if (next === undefined) return start.style === 'tight';
    return next.start.number === 2 && next.start.style === start.style && at < next.at;
  });
  return { isNumbered: one !== undefined, weakStyle: one?.start.style };
}

const isWords = ({ kind }: TypedLine) => kind === 'words' || kind === 'heading';

/** Whether numbers label the options of unnumbered questions: "Which?", "1. Rome", "2. Paris". */
function areOptions(lines: readonly TypedLine[], at: number): boolean {
  const [before, line, after] = [lines[at - 1], lines[at], lines[at + 1]];
  if (!before || !line || !after || !isWords(before) || !before.folded.endsWith('?')) return false;
  if (line.folded.endsWith('?')) return false;
  return questionStart(line.folded)?.number === 1 && questionStart(after.folded)?.number === 2;
}

export interface Around {
  readonly numbering: Numbering;
  readonly current: OpenQuestion | undefined;
  /** The previous question's number; 0 if none. */
  readonly lastNumber: number;
  readonly isAfterBlank: boolean;
  readonly next: TypedLine | undefined;
}

/** Whether a line with a number begins a question, is an option of the previous one, or neither. */
export function meaningOf(
  start: QuestionStart,
  line: TypedLine,
  around: Around,
): 'question' | 'option' | 'text' {
  const { current, lastNumber, numbering, isAfterBlank } = around;
  if (start.style === 'word' && !start.isWeak) return 'question';
  if (start.number !== null && current && isOption(start, line, { ...around, current })) return 'option';
  if (!numbering.isNumbered) return 'text';
  const isNext = start.number === lastNumber + 1;
  if (start.isWeak) {
    const isFree =
      start.style !== 'bare' || isAfterBlank || !current || current.goesOn !== 'text' || hasText(current);
    return isNext && isFree && (start.style === 'word' || start.style === numbering.weakStyle)
      ? 'question'
      : 'text';
  }
  // A year at the start of a line is not a number of a question.
  return lastNumber > 0 && (start.number ?? 0) > lastNumber + JUMP ? 'text' : 'question';
}

const JUMP = 50;
const hasText = (question: OpenQuestion) => lastText(question) !== '';

function isOption(
  start: QuestionStart,
  line: TypedLine,
  { current, lastNumber, isAfterBlank, next }: Around & { current: OpenQuestion },
): boolean {
  if (start.isWeak || !isNextOption(start, current)) return false;
  if (isOrdering(current)) return !isAfterBlank;
  if (hasAnswer(current) || lastText(current) === '') return false;
  const isBegun = current.options.length > 0;
  const asks = line.folded.endsWith('?');
  if (current.style !== start.style || line.indent >= current.indent + 2)
    return isBegun ? !(isAfterBlank && start.number === lastNumber + 1) : !asks;
  if (isBegun)
    return !isAfterBlank && !(start.number === lastNumber + 1 && (asks || line.folded.endsWith(':')));
  if (asksForPairs(current.body[0]?.text ?? '')) return !isAfterBlank;
  const isListed = next !== undefined && questionStart(next.folded)?.number === 2;
  return !isAfterBlank && !asks && isListed && /[?:]$/.test(lastText(current));
}

function isNextOption({ number }: QuestionStart, { options }: OpenQuestion): boolean {
  return number === options.length + 1 && options.every(({ style }) => style === 'number');
}
