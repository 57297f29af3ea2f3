import { comesAfter, isLetterAt, isLetterOfOptions, ROMANS } from '../words/alphabets';
import { isStrict, truthIn, truthPairIn } from '../words/truth-words';
import { asksToDo } from './asks-to-do';
import { type Labelled, labelAt, labelledInLine } from './labelled';
import { bareMarks, marksInText } from './marks-in-text';
import { hasAnswer, type OpenOption, type OpenQuestion, openQuestion } from './open-question';
import { takeTextLine } from './take-line';
import type { TypedLine } from './typed-lines';

interface Place {
  readonly question: OpenQuestion;
  /** The next lines, which show whether a letter begins a list. */
  readonly following: readonly TypedLine[];
  /** Whether it follows the question's number. */
  readonly isFirst: boolean;
}

/**
 * Reads the options of a line: one, or several side by side. Parts with their own marks, "(a) Explain … [2]",
 * are questions, which are returned; undefined if the line has no option.
 */
export function optionsFrom(line: TypedLine, place: Place): { opened: readonly OpenQuestion[] } | undefined {
  const { question } = place;
  const isAnswer = ['answer', 'explanation', 'solution'].includes(question.goesOn);
  const mayFollow = question.goesOn === 'answer' && hasAnswer(question) && question.options.length === 0;
  if (isAnswer && !(mayFollow && isLetter(question)) && !isNextPart(line, question)) return undefined;
  if (takeTrueFalse(line, question)) return { opened: [] };
  const bullet = /^[-•]\s+/.exec(line.folded)?.[0].length ?? 0;
  const inner = { ...line, text: line.text.slice(bullet), folded: line.folded.slice(bullet) };
  const label = labelAt(inner.folded);
  if (label && isAccepted(label, inner, place)) {
    const part = partOf(label, inner, question);
    if (part) return { opened: part };
    takeRow(label, inner, question);
    return { opened: [] };
  }
  // "A whale is a) a fish  b) a mammal"
  const row = (label && label.style !== 'bare') || isAnswer ? undefined : labelledInLine(inner.folded);
  if (!row || row.from === 0 || question.options.length > 0) return undefined;
  const before = inner.text.slice(0, row.from).trimEnd();
  takeTextLine(question, { ...inner, text: before, raw: before });
  pushOptions(row.options, inner, question);
  return { opened: [] };
}

/** Whether options may follow their answer: "Answer: b". */
function isLetter({ fields }: OpenQuestion): boolean {
  const answer = fields.get('answer');
  return answer === undefined || (answer.more.length === 0 && answer.value.trim().length <= 3);
}

/** "(a) 3  (b) 4", or one option. */
function takeRow(label: Labelled, line: TypedLine, question: OpenQuestion): void {
  const row = labelledInLine(line.folded);
  const isRow = row !== undefined && row.from <= 1 && row.options[0]?.label === label.label;
  const [first, ...others] = isRow ? row.options : [label];
  // Options before "a" were a list of statements.
  if (label.label === 'a' && question.options.length > 0) moveToText(question);
  pushOptions([{ ...label, end: first?.end ?? label.end }, ...others], line, question);
}

function pushOptions(options: readonly Labelled[], line: TypedLine, question: OpenQuestion): void {
  for (const { label, style, star, start, end } of options) {
    const text = line.text.slice(start, end).trim();
    const lines = [line.isBold && options.length === 1 ? `**${text}**` : text];
    question.options.push({ line: line.number, label, style, star, lines });
  }
  question.goesOn = 'option';
}

function moveToText(question: OpenQuestion): void {
  const isList = question.options.every(({ style, label }) => style === 'number' || ROMANS.includes(label));
  if (!isList) return;
  for (const { line, label, style, lines } of question.options) {
    const mark = style === 'number' ? `${label}.` : `(${label})`;
    question.body.push({
      line,
      text: `${mark} ${lines.join('\n')}`,
      kind: 'text',
      bullet: '',
      isBold: false,
    });
  }
  question.options = [];
}

/** Whether a letter labels an option here: "A. Einstein" may be a name. */
function isAccepted(label: Labelled, line: TypedLine, { question, following, isFirst }: Place): boolean {
  const { options } = question;
  const isRoman = ROMANS.includes(label.label) && isRomanHere(label, options, following);
  if (label.label.length > 1 && !isRoman && !isLetterOfOptions(label.label)) return false;
  const isNext = isRoman || isLetterAt(label.label, lettered(options));
  const isBegun = options.at(-1)?.style === label.style;
  const isRow = labelledInLine(line.folded)?.from === 0;
  if (label.style === ':' || label.style === 'bare')
    return isNext && (isBegun || follows(label, following)) && question.style !== 'none';
  if (label.isTight || label.style === '-') return isNext && (isBegun || isRow || follows(label, following));
  if (label.style === '.' || label.style === '[]')
    return isNext && (!isFirst || isRow || follows(label, following));
  // "(x)" is a ticked box.
  return isNext || (label.label !== 'x' && (!isFirst || isRow));
}

const lettered = (options: readonly OpenOption[]): number => {
  const [first] = options;
  return first && (first.style === 'number' || first.label === 'i') ? 0 : options.length;
};

function isRomanHere(
  label: Labelled,
  options: readonly OpenOption[],
  following: readonly TypedLine[],
): boolean {
  if (label.label === 'i' && options.length === 0) return begins(following, 'ii');
  const at = ROMANS.indexOf(label.label);
  return options[0]?.label === 'i' && at === options.length;
}

const begins = (following: readonly TypedLine[], label: string): boolean => {
  const next = following.find(({ kind }) => kind === 'words');
  return next !== undefined && labelAt(next.folded)?.label === label;
};

const follows = (label: Labelled, following: readonly TypedLine[]): boolean => {
  const next = following.find(({ kind }) => kind === 'words');
  const found = next && labelAt(next.folded);
  return found?.style === label.style && comesAfter(found.label, label.label);
};

/** Whether only another part can follow the answer to a part: "(b) State … [2]". */
function isNextPart(line: TypedLine, { whole, options }: OpenQuestion): boolean {
  const label = whole?.hasParts && options.length === 0 ? labelAt(line.folded) : undefined;
  return label?.style === '()' && partMarks(line.text.slice(label.start)) !== undefined;
}

/** "(a) Explain … [2]": a separate question with the common text above it. */
function partOf(label: Labelled, line: TypedLine, question: OpenQuestion): OpenQuestion[] | undefined {
  const whole = question.whole ?? question;
  const text = line.text.slice(label.start);
  const isMarked = label.style !== '.' && label.star === '' && (partMarks(text) ?? 0) > 0;
  if (!isMarked && !whole.hasParts) return undefined;
  whole.hasParts = true;
  const opened = whole.options.map((option) =>
    openPart(whole, option.line, option.lines.join('\n'), option.label),
  );
  whole.options = [];
  return [...opened, openPart(whole, line.number, text, label.label)];
}

/** "[2]" alone is a list in code, and "He left. (2)" is not a question. */
function partMarks(text: string): number | undefined {
  const said = marksInText(text);
  if (said) return /\p{L}{2}.*[\s\p{L}]\p{L}{2}/u.test(said.text) ? said.marks : undefined;
  return asksToDo(text) ? bareMarks(text)?.marks : undefined;
}

function openPart(whole: OpenQuestion, line: number, text: string, label: string): OpenQuestion {
  const { number, style, indent, hint } = whole;
  const part = openQuestion({ line, number, style, indent, hint, whole });
  part.body.push({ line, text: `(${label}) ${text}`, kind: 'text', bullet: '', isBold: false });
  return part;
}

/** "True / False" below a statement; the bold one is right. */
function takeTrueFalse(line: TypedLine, question: OpenQuestion): boolean {
  if (question.options.length > 0 || line.text.length > 40 || labelAt(line.folded)) return false;
  const pair = truthPairIn(line.folded);
  if (!pair) return false;
  const words = isStrict(pair) ? (['True', 'False'] as const) : pair;
  question.options = words.map((word): OpenOption => {
    const typed = pair.find((each) => truthIn(each) === truthIn(word)) ?? word;
    const lines = [line.text.includes(`**${typed}**`) ? `**${word}**` : word];
    return { line: line.number, label: word.charAt(0).toLowerCase(), style: 'word', star: '', lines };
  });
  question.goesOn = 'nothing';
  return true;
}
