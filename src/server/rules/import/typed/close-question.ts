import { typedSentences } from '../../formats/typed/sentences';
import type {
  TypedField,
  TypedFieldName,
  TypedIssue,
  TypedOption,
  TypedQuestion,
} from '../../formats/typed/typed-question';
import { isOptionsPhrase } from '../words/answer-phrase';
import { plainWord } from '../words/word-set';
import { folded } from './folded';
import { gapsInBrackets } from './gaps-in-brackets';
import { withOptionInside } from './lines-of-columns';
import { bareMarks, marksInText } from './marks-in-text';
import { type BodyLine, isPaired, type OpenQuestion } from './open-question';
import { readOptionAnswer } from './option-answer';
import { insideBold } from './option-marks';
import type { OptionsRead } from './options-in-body';
import { noOptions, optionsOf } from './options-of-question';
import { pairsOf } from './pairs-of-question';
import { TRUTH_BEHIND, trueFalseIn } from './true-false';

/** A question with all its lines interpreted. */
export interface ClosedQuestion extends TypedQuestion {
  /** Whether its text or the heading above asks for a long answer. */
  readonly isLong: boolean;
  /** The marks given in its text or the heading above, if no line gives any. */
  readonly marksSaid: number | null;
  readonly isMatching: boolean;
}

type Fields = Map<TypedFieldName, TypedField>;

/** Finds options, marks and gaps in the text of a question; some signs mark options in this text. */
export function closeQuestion(open: OpenQuestion, signs: ReadonlySet<string>): ClosedQuestion {
  const fields = fieldsOf(open);
  const [notes, issues]: [string[], TypedIssue[]] = [[...open.notes], [...open.issues]];
  const answer = fields.get('answer')?.value ?? '';
  const { pairs, isAnswerUsed, ...rest } = pairsOf(open, answer);
  if (isAnswerUsed) fields.delete('answer');
  const left = { ...open, body: [...rest.body], options: [...rest.options] };
  const read = pairs.length > 0 ? noOptions(rest.body) : optionsOf(left, answer, signs);
  for (const { line } of read.options.length > 0 ? withOptionInside(left.options) : [])
    issues.push({ line, sentence: typedSentences.optionInside });
  if (read.isKeyBold) notes.push(typedSentences.boldIsKey);
  if (read.signs === 'taken' && read.isCode && answer === '')
    issues.push({ line: open.line, sentence: typedSentences.starOfCode });
  else if (read.signs) notes.push(typedSentences.signs[read.signs]);
  if (read.wereLines) notes.push(typedSentences.linesAreOptions);
  if (open.whole) notes.push(typedSentences.partOf(open.number));
  const said = marksSaid(read.options.length > 0 ? withoutOptionsWord(read.body) : read.body);
  const asked = textOf(said.body);
  const choice = read.options.length > 0 ? choiceOf(read, fields) : undefined;
  const type = fields.get('type')?.value;
  const mayBeTrue = type === undefined || /true.{0,5}false/i.test(type);
  const isTextOnly = !choice && pairs.length === 0 && !fields.has('slider') && mayBeTrue;
  const trueFalse =
    isTextOnly &&
    trueFalseIn({
      line: open.line,
      text: asked,
      answer,
      isExpected: open.hint.isTrueFalse && answer.length < 200,
      isMarkedAround: signs.has(TRUTH_BEHIND),
    });
  if (trueFalse) putRest(fields, trueFalse.rest);
  const options = trueFalse ? trueFalse.options : (choice?.options ?? []);
  const marked = options.flatMap(({ text, isMarked }) => (isMarked ? [text] : []));
  const gapped = withGaps(trueFalse ? trueFalse.text : asked);
  const filled = isTextOnly && answer === '' ? gapsInBrackets(gapped) : undefined;
  if (filled) {
    fields.set('answer', { line: open.line, value: filled.answer });
    notes.push(typedSentences.bracketsFillGaps);
  }
  const text = filled?.text ?? gapped;
  return {
    ...{
      line: open.line,
      number: open.number,
      text: withStem(open, text),
      options,
      pairs,
      fields,
      issues,
      notes,
    },
    chosen:
      choice?.isKnown || marked.length === 0 ? (choice?.named ?? [...new Set(marked)]) : [...new Set(marked)],
    isAnswerAgainstMarks: choice !== undefined && (read.isAgainstSigns || isAgainst(marked, choice.named)),
    isLong: open.hint.isLong,
    marksSaid: said.marks ?? open.hint.marks,
    isMatching: open.fields.has('type') ? isPaired(open) : pairs.length > 0,
  };
}

/** The trimmed fields; a solution is the answer if there is no other, else an explanation. */
function fieldsOf(open: OpenQuestion): Fields {
  const fields: Fields = new Map();
  for (const [name, { line, value, more }] of open.fields) {
    const whole = [value, ...more].join('\n').trim();
    fields.set(name, { line, value: name === 'answer' ? plainAnswer(whole) : whole });
  }
  const solution = fields.get('solution');
  if (solution && (fields.get('answer')?.value ?? '') !== '') putRest(fields, solution.value, solution.line);
  else if (solution) fields.set('answer', solution);
  return fields;
}

/** Removes bold, italics and code around an answer. */
function plainAnswer(value: string): string {
  const inside = insideBold(value) ?? value;
  if (/^\*[^*\s][^*\n]*\*$/.test(inside)) return inside.slice(1, -1);
  return /^`[^`\n]+`$/.test(inside) ? inside.slice(1, -1) : inside;
}

/** Adds the text after an answer to the explanation. */
function putRest(fields: Fields, rest: string, line = fields.get('answer')?.line ?? 1): void {
  const reason = rest.replace(/^(?:explanation|reason)\s?:\s*/i, '');
  if (reason === '') return;
  const known = fields.get('explanation');
  fields.set('explanation', {
    line: known?.line ?? line,
    value: [known?.value ?? '', reason].filter(Boolean).join('\n'),
  });
}

interface Choice {
  readonly options: readonly TypedOption[];
  readonly named: readonly string[];
  /** Whether the answer names options. */
  readonly isKnown: boolean;
}

/** The options named in an answer; further text is an explanation. */
function choiceOf({ options }: OptionsRead, fields: Fields): Choice {
  const answer = fields.get('answer');
  if (!answer) return { options, named: [], isKnown: false };
  const { named, rest, isKnown } = readOptionAnswer(options, answer.value);
  putRest(fields, rest, answer.line);
  return { options, named, isKnown };
}

function isAgainst(marked: readonly string[], named: readonly string[]): boolean {
  if (marked.length === 0 || named.length === 0) return false;
  const known = new Set(marked);
  return known.size !== named.length || named.some((text) => !known.has(text));
}

/** The marks at the end of the first or last line of a text. */
function marksSaid(body: readonly BodyLine[]): { marks: number | null; body: readonly BodyLine[] } {
  for (const at of [body.findLastIndex(({ kind }) => kind === 'text'), 0]) {
    const line = body[at];
    const said = line?.kind === 'text' ? line.text.trimEnd() : '';
    const found = marksInText(said) ?? bareMarks(said);
    if (line && found) return { marks: found.marks, body: body.with(at, { ...line, text: found.text }) };
  }
  return { marks: null, body };
}

const textOf = (body: readonly BodyLine[]): string => {
  const [first, ...others] = body;
  const inside = first && (insideBold(first.text.trim()) ?? first.text);
  return [inside ?? '', ...others.map(({ bullet, text }) => bullet + text)].join('\n').trim();
};

/** Removes a line "Options:" above the options. */
function withoutOptionsWord(body: readonly BodyLine[]): readonly BodyLine[] {
  const at = body.findLastIndex(({ kind }) => kind !== 'blank');
  const text = folded(body[at]?.text.trim() ?? '').replace(/[*_]/g, '');
  const isWord =
    at > 0 && text.length < 40 && text.endsWith(':') && isOptionsPhrase(plainWord(text.slice(0, -1)));
  return isWord ? body.slice(0, at) : body;
}

/** Puts a part below its common text. */
function withStem({ whole }: OpenQuestion, text: string): string {
  const stem = whole ? textOf(whole.body) : '';
  return stem === '' ? text : `${stem}\n${text}`;
}

const DOTS = /\.{5,}|…{2,}/g;

/** Rows of dots are gaps within a sentence, and writing space at its end. */
function withGaps(text: string): string {
  const plain = text.includes('\\_')
    ? text.replace(/(?:\\_){3,}/g, (run) => '_'.repeat(run.length / 2))
    : text;
  if (plain.includes('___') || !/\.{5}|……/.test(plain)) return plain;
  return plain
    .replace(DOTS, (dots, at: number) => {
      const isSpace =
        at + dots.length === plain.length && /[?.:!)\]]\s?$/.test(plain.slice(Math.max(0, at - 2), at));
      return isSpace || at === 0 ? '' : '_____';
    })
    .trim();
}
