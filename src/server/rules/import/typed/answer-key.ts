import { typedSentences } from '../../formats/typed/sentences';
import type { SkippedQuestion } from '../imported';
import { isAnswerPhrase } from '../words/answer-phrase';
import { plainWord } from '../words/word-set';
import { answersIn } from './answers-in-line';
import { folded } from './folded';
import { isHeadingLine } from './headings';
import { labelAt } from './labelled';
import { leadField } from './lead-words';
import { fieldStart, questionStart } from './markers';
import { asksForPairs } from './match-columns';
import { numberingOf } from './numbering';
import { hasAnswer, type OpenQuestion } from './open-question';
import type { TypedLine } from './typed-lines';

/** The answer to one question, in an answer key. */
interface KeyEntry {
  readonly line: number;
  readonly number: number;
  value: string;
}

/** An answer key below the questions: "Answers: 1. b 2. c", or a line for each. */
export interface AnswerKey {
  readonly from: number;
  readonly entries: readonly KeyEntry[];
}

const HEADING =
  /^(?:the )?(?:answers?|answer[ -]?keys?|answer[ -]?sheet|key|keys|correct answers|solutions?|mark(?:ing)? scheme)(?: key| sheet)?(?: (?:and|with|&) (?:explanations?|rationales?|reasons|solutions?|answers?))?(?: (?:to|for) .{0,40})?\s?[:.-]{0,2}\s?(?=$|[([q\d])/i;
/** Takes the answer keys out of the lines. */
export function takeAnswerKeys(lines: readonly TypedLine[]): { lines: TypedLine[]; keys: AnswerKey[] } {
  const rest: TypedLine[] = [];
  const keys: AnswerKey[] = [];
  const isNumbered = numberingOf(lines).isNumbered;
  for (let at = 0; at < lines.length; at += 1) {
    const found = rest.length > 0 ? keyAt(lines, at, isNumbered) : undefined;
    if (found) {
      keys.push(found.key);
      at = found.end - 1;
    } else {
      const line = lines[at];
      if (line) rest.push(line);
    }
  }
  return { lines: rest, keys };
}

function keyAt(
  lines: readonly TypedLine[],
  at: number,
  isNumbered: boolean,
): { key: AnswerKey; end: number } | undefined {
  const line = lines[at];
  if (!line || (line.kind !== 'words' && line.kind !== 'heading')) return undefined;
  const plain = plainLine(line);
  if (isCompact(plain) && isLast(lines, at)) return keyOf(lines, at, at, plain);
  const heading = headingLength(plain);
  if (heading === undefined) return undefined;
  const rest = plain.slice(heading);
  const isAlone = lines[at - 1]?.kind !== 'words' || line.kind === 'heading' || !isNumbered;
  if (!isAlone && (rest === '' || isOfPairs(lines, at))) return undefined;
  const found = keyOf(lines, at, at + 1, rest);
  // "Answer: 1. b" belongs to its question.
  return found && (found.key.entries.length > 1 || (rest === '' && isAlone)) ? found : undefined;
}

const HEADING_LENGTH = 48;

/** "Answers:" in any language, followed by numbers or nothing. */
function headingLength(plain: string): number | undefined {
  const english = HEADING.exec(plain)?.[0].length;
  const digit = plain.slice(0, HEADING_LENGTH).search(/\d/);
  const isRange = english === undefined && digit > 0 && isCompact(plain.slice(digit));
  if (isRange && isAnswerPhrase(plainWord(plain.slice(0, digit).replace(/[\s.:([]+$/, '')))) return digit;
  const found = english === undefined ? leadField(plain) : undefined;
  if (found?.field !== 'answer') return english;
  const rest = plain.slice(found.length).trimStart();
  return rest === '' || /^[(q\d]/i.test(rest) ? plain.length - rest.length : undefined;
}

/** Whether the answers of the question above are pairs of a number and a letter. */
function isOfPairs(lines: readonly TypedLine[], at: number): boolean {
  const above = lines.slice(Math.max(0, at - 20), at);
  const first = above.findLast(({ folded: line }) => {
    const start = questionStart(line);
    return start !== undefined && asksForPairs(line.slice(start.length));
  });
  return first !== undefined && !above.slice(above.indexOf(first)).some(({ kind }) => kind === 'blank');
}

/** A line without bold; of a table row only its cells. */
function plainLine({ text }: TypedLine): string {
  const cells = text.startsWith('|') ? text.replaceAll('|', ' ') : text;
  return folded(cells).replaceAll('**', '').replace(/\s+/g, ' ').trim();
}

/** Whether a line consists of several answers. */
const isCompact = (plain: string): boolean => (answersIn(plain)?.length ?? 0) > 1;

const isLast = (lines: readonly TypedLine[], at: number): boolean =>
  lines.slice(at + 1, at + 6).every((line) => line.kind !== 'words' || isCompact(plainLine(line)));

/** Reads entries until another line; undefined if the first line is not an entry. */
function keyOf(lines: readonly TypedLine[], from: number, next: number, inHeading: string) {
  const entries: KeyEntry[] = [];
  const line = lines[from];
  if (!line) return undefined;
  if (inHeading !== '' && !addEntries(entries, line, inHeading)) return undefined;
  let end = next === from ? from + 1 : next;
  let isAfterBlank = false;
  for (; end < lines.length; end += 1) {
    const each = lines[end];
    if (!each || each.kind === 'code') break;
    if (each.kind === 'words' && !isTableHead(each)) {
      // Questions are not entries, and another answer key is separate.
      if (each.folded.endsWith('?') || isOfQuestion(each)) return undefined;
      if (entries.length > 0 && isHeadingLine(each.folded)) continue;
      const plain = plainLine(each);
      const isEntry = addEntries(entries, each, plain);
      const goesOn = !isEntry && !isAfterBlank && entries.length > 0 && headingLength(plain) === undefined;
      if (goesOn) addTo(entries.at(-1), each.text);
      else if (!isEntry) break;
    } else if (each.kind === 'heading' && entries.length > 0) break;
    isAfterBlank = each.kind !== 'words';
  }
  if (entries.length === 0) return undefined;
  return { key: { from: line.number, entries }, end };
}

const isOfQuestion = ({ folded: line }: TypedLine): boolean => {
  const field = fieldStart(line)?.field;
  const label = labelAt(line);
  return (field !== undefined && field !== 'explanation') || label?.style === '()' || label?.style === ')';
};

const isTableHead = ({ text }: TypedLine): boolean =>
  text.startsWith('|') && (/^[|\s:-]+$/.test(text) || /question|answer|no\./i.test(text));

function addTo(entry: KeyEntry | undefined, text: string): void {
  if (entry) entry.value += `\n${text}`;
}

const SEVERAL =
  /(?:^|[\s,;])q?\.? ?\(?(\d{1,3})\)? ?[.):=-]{1,2}(?!\d) ?(?=\S)|(?:^|[\s,;])q?(\d{1,3}) (?=\(?[a-h]\)?(?:[\s,;]|$))/gi;

/** "II. 3. force": the section before the number. */
const OF_SECTION = /^(?:section |part )?(?:[ivx]{1,4}|[a-h])[.):]\s+(?=\(?\d)/i;

/** Adds the answers of a line with ascending numbers; false if it has none. */
function addEntries(entries: KeyEntry[], line: TypedLine, whole: string): boolean {
  const plain = whole.replace(OF_SECTION, '');
  const answers = answersIn(plain);
  if (answers) {
    entries.push(...answers.map((answer) => ({ line: line.number, ...answer })));
    return true;
  }
  const first = questionStart(plain);
  const isFirst =
    first?.number != null &&
    (!first.isWeak || first.style === 'other' || first.style === 'tight' || /^\d{1,3} \S{1,30}$/.test(plain));
  const places: { number: number; from: number; start: number }[] = [];
  for (const found of plain.matchAll(SEVERAL)) {
    const number = Number(found[1] ?? found[2]);
    const last = places.at(-1);
    const isNext = last ? number === last.number + 1 : found.index === 0;
    if (isNext) places.push({ number, from: found.index, start: found.index + found[0].length });
  }
  if (places.length === 0 && isFirst && first.number !== null)
    places.push({ number: first.number, from: 0, start: first.length });
  for (const [at, { number, start }] of places.entries()) {
    const value = plain
      .slice(start, places[at + 1]?.from)
      .trim()
      .replace(/[,;]$/, '');
    entries.push({ line: line.number, number, value });
  }
  return places.length > 0;
}

/** Gives the questions before each key their answers; entries without a question are skipped. */
export function applyAnswerKeys(
  questions: readonly OpenQuestion[],
  keys: readonly AnswerKey[],
): SkippedQuestion[] {
  const skipped: SkippedQuestion[] = [];
  let begin = 0;
  for (const { from, entries } of keys) {
    const found = questions.findIndex(({ line }) => line > from);
    const end = found < 0 ? questions.length : found;
    skipped.push(...applyKey(questions.slice(begin, end), entries));
    begin = end;
  }
  return skipped;
}

function applyKey(questions: readonly OpenQuestion[], entries: readonly KeyEntry[]): SkippedQuestion[] {
  const skipped: SkippedQuestion[] = [];
  const waiting = Map.groupBy(questions, ({ number }, at) => number ?? at + 1);
  for (const { line, number, value } of entries) {
    const named = waiting.get(number) ?? [];
    const [question] = named.splice(0, 1);
    const sentence =
      question === undefined
        ? typedSentences.answerOfNoQuestion(number)
        : isOther(question, value) && typedSentences.answerTwice(number);
    if (sentence) skipped.push({ line, name: value.slice(0, 80), type: '', reason: sentence });
    else if (question && !hasAnswer(question)) question.fields.set('answer', { line, value, more: [] });
  }
  return skipped;
}

/** Whether a question's own answer differs. */
function isOther(question: OpenQuestion, value: string): boolean {
  const plain = (text: string) =>
    folded(text)
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]/gu, '');
  return hasAnswer(question) && plain(question.fields.get('answer')?.value ?? '') !== plain(value);
}
