import type { PastedField, PastedLine, Reading } from './bulk-paste-lines';
import { ORDERED_NAMES, PAIRED_NAMES, type PastedPair, pastedPair, plainTypeName } from './bulk-paste-lists';
import { bulkPasteTexts } from './bulk-paste-texts';

/** One thing wrong with one line of a pasted text; lines count from 1. */
export interface BulkIssue {
  readonly line: number;
  readonly sentence: string;
}

export interface PastedOption {
  readonly line: number;
  readonly label: string;
  readonly text: string;
  readonly isStarred: boolean;
}

/** The lines of one question, sorted into what they say, with the issues of those that say nothing. */
export interface PastedQuestion {
  readonly line: number;
  readonly text: string;
  readonly options: readonly PastedOption[];
  /** Of a matching question. */
  readonly pairs: readonly PastedPair[];
  readonly fields: ReadonlyMap<PastedField, { readonly line: number; readonly value: string }>;
  readonly issues: readonly BulkIssue[];
}

interface OpenQuestion {
  readonly line: number;
  readonly text: { readonly line: number; readonly text: string }[];
  readonly options: PastedOption[];
  readonly fields: Map<PastedField, { line: number; value: string }>;
  readonly issues: BulkIssue[];
  /** What a plain line goes on with. */
  goesOn: 'text' | 'answer' | 'explanation' | 'nothing';
}

/**
 * Sorts lines into questions. Where any question is numbered, only a number begins one and a plain line after a blank
 * one goes on with the question text; where none is, a plain line after a blank one begins the next question.
 * A line that fits nowhere is an issue, never dropped: `issues` holds those that stand before any question.
 */
export function groupPastedLines(lines: readonly PastedLine[]): {
  questions: PastedQuestion[];
  issues: BulkIssue[];
} {
  const questions: OpenQuestion[] = [];
  const issues: BulkIssue[] = [];
  const isNumbered = lines.some(({ reading }) => reading.kind === 'question');
  let isAfterBlank = true;
  for (const line of lines) {
    const step = isAfterBlank ? undefined : numberedStep(line, questions.at(-1));
    const begun = step ? null : beginning(line, { isNumbered, isAfterBlank });
    if (begun !== null) questions.push(openQuestion(line.number, begun));
    const current = questions.at(-1);
    if (current === undefined) issues.push(...issuesBefore(line));
    else {
      if (!line.isStorable) addIssue(current, line, bulkPasteTexts.characterNotStorable);
      if (step) current.options.push(step);
      else if (begun === null) takeLine(current, line);
    }
    isAfterBlank = line.reading.kind === 'blank';
  }
  return { questions: questions.map(closeQuestion), issues };
}

function closeQuestion(question: OpenQuestion): PastedQuestion {
  const { line, text, options, fields, issues } = question;
  for (const field of fields.values()) field.value = field.value.trim();
  // The first line asks the question.
  const pairs = isOf(question, PAIRED_NAMES) ? text.slice(1).flatMap(pairOf) : [];
  const paired = new Set(pairs.map((pair) => pair.line));
  const asked = text.filter((each) => !paired.has(each.line));
  const whole = asked.map((each) => each.text).join('\n');
  return { line, text: whole.trim(), options, pairs, fields, issues };
}

function pairOf({ line, text }: OpenQuestion['text'][number]): PastedPair[] {
  const pair = pastedPair(text);
  return pair ? [{ line, ...pair }] : [];
}

/** Whether a question says that it is of a type with one of these names. */
const isOf = ({ fields }: OpenQuestion, names: readonly string[]): boolean =>
  names.includes(plainTypeName(fields.get('type')?.value ?? ''));

/** What is to be put in order may be numbered in its right order, right below the line that names the type. */
function numberedStep(line: PastedLine, question: OpenQuestion | undefined): PastedOption | undefined {
  const { reading } = line;
  if (!question || reading.kind !== 'question' || !isOf(question, ORDERED_NAMES)) return undefined;
  if (reading.number !== question.options.length + 1) return undefined;
  return { line: line.number, label: '', text: reading.text, isStarred: false };
}

/** The text of the question that begins at a line, or null where none does. */
function beginning(line: PastedLine, state: { isNumbered: boolean; isAfterBlank: boolean }): string | null {
  if (line.reading.kind === 'question') return line.reading.text;
  return line.reading.kind === 'text' && !state.isNumbered && state.isAfterBlank ? line.text : null;
}

const openQuestion = (line: number, text: string): OpenQuestion => ({
  line,
  text: [{ line, text }],
  options: [],
  fields: new Map(),
  issues: [],
  goesOn: 'text',
});

const issuesBefore = (line: PastedLine): BulkIssue[] =>
  line.reading.kind === 'blank' ? [] : [{ line: line.number, sentence: bulkPasteTexts.lineWithoutQuestion }];

function addIssue(question: OpenQuestion, line: PastedLine, sentence: string): void {
  question.issues.push({ line: line.number, sentence });
}

function takeLine(question: OpenQuestion, line: PastedLine): void {
  const { reading } = line;
  if (reading.kind === 'blank') takeBlank(question);
  else if (reading.kind === 'option') takeOption(question, line, reading);
  else if (reading.kind === 'field') takeField(question, line, reading);
  else takeText(question, line);
}

function takeOption(question: OpenQuestion, line: PastedLine, option: Reading<'option'>): void {
  const { label, text, isStarred, isOnlyNext } = option;
  const isNext = label.codePointAt(0) === 'a'.charCodeAt(0) + question.options.length;
  if (isOnlyNext && !isNext) {
    takeText(question, line);
    return;
  }
  question.options.push({ line: line.number, label, text, isStarred });
  question.goesOn = 'nothing';
}

function takeField(question: OpenQuestion, line: PastedLine, { field, value }: Reading<'field'>): void {
  const isAgain = question.fields.has(field);
  question.goesOn = hasManyLines(field) && !isAgain ? field : 'nothing';
  if (isAgain) addIssue(question, line, bulkPasteTexts.fieldTwice);
  else question.fields.set(field, { line: line.number, value });
}

const hasManyLines = (field: PastedField): field is 'answer' | 'explanation' =>
  field === 'answer' || field === 'explanation';

function takeBlank(question: OpenQuestion): void {
  if (question.goesOn !== 'text') question.goesOn = 'nothing';
  else if (question.text.at(-1)?.text !== '') question.text.push({ line: Number.NaN, text: '' });
}

function takeText(question: OpenQuestion, line: PastedLine): void {
  const { goesOn } = question;
  const isPair = goesOn === 'nothing' && isOf(question, PAIRED_NAMES) && pastedPair(line.text) !== undefined;
  if (goesOn === 'text' || isPair) question.text.push({ line: line.number, text: line.text });
  else if (goesOn === 'nothing') addIssue(question, line, bulkPasteTexts.lineNotRead);
  else {
    const field = question.fields.get(goesOn);
    if (field) field.value += `\n${line.text}`;
  }
}
