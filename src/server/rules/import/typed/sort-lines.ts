import { typedSentences } from '../../formats/typed/sentences';
import type { FieldStart } from '../../formats/typed/typed-question';
import type { SkippedQuestion } from '../imported';
import { isLetterAt } from '../words/alphabets';
import { isAnsweredBelow, LOOKED_AT_BELOW } from './answered-below';
import { isHeadingLine, isHeadLine, NO_HINT, type SectionHint, sectionHint } from './headings';
import { labelAt } from './labelled';
import { fieldStart, type QuestionStart, questionStart } from './markers';
import { marksAlone } from './marks-in-text';
import { isHeadingByNumber, isTaskHeading } from './numbered-headings';
import { meaningOf, type Numbering, numberingOf } from './numbering';
import { hasAnswer, lastText, type OpenQuestion, openQuestion, type Sorted } from './open-question';
import { optionsFrom } from './options-of-line';
import { takeField, takeTextLine } from './take-line';
import type { TypedLine } from './typed-lines';

/**
 * Sorts lines into questions. If any question is numbered, only a number begins one; else a blank line does.
 * A line that fits nowhere is an issue of its question or skipped, never lost.
 */
export function sortLines(lines: readonly TypedLine[]): Sorted {
  const sorting = new Sorting(lines);
  for (const [at, line] of lines.entries()) sorting.take(line, at);
  return { questions: sorting.questions, skipped: sorting.skipped };
}

/** Bullets of list items. */
const BULLET = /^[-*+•·▪◦‣○●◘▢➢➤❖■□➔]\s+(?=\S)/u;

class Sorting {
  readonly questions: OpenQuestion[] = [];
  readonly skipped: SkippedQuestion[] = [];
  readonly #lines: readonly TypedLine[];
  readonly #numbering: Numbering;
  #current: OpenQuestion | undefined;
  #hint: SectionHint = NO_HINT;
  #lastNumber = 0;
  #isAfterBlank = true;
  #skippedAt = Number.NaN;

  constructor(lines: readonly TypedLine[]) {
    this.#lines = lines;
    this.#numbering = numberingOf(lines);
  }

  take(line: TypedLine, at: number): void {
    if (line.kind === 'space') return;
    if (line.kind === 'blank' || line.kind === 'rule') {
      this.#takeBlank(line.kind === 'rule');
      return;
    }
    if (line.kind === 'code') this.#takeCode(line);
    else if (!this.#begins(line, at)) this.#takeInside(line, at);
    this.#isAfterBlank = false;
    if (!line.isStorable) this.#addIssue(line, typedSentences.characterNotStorable);
  }

  #takeBlank(isRule: boolean): void {
    this.#isAfterBlank = true;
    const current = this.#current;
    if (!current) return;
    const isWaiting = current.goesOn === 'answer' && !hasAnswer(current);
    if (isRule || (current.goesOn !== 'text' && !isWaiting)) current.goesOn = 'nothing';
    else if (current.goesOn === 'text' && current.body.at(-1)?.kind !== 'blank')
      current.body.push({ line: Number.NaN, text: '', kind: 'blank', bullet: '', isBold: false });
  }

  #takeCode(line: TypedLine): void {
    const current = this.#current;
    if (!current) this.#skip(line, typedSentences.textWithoutQuestion);
    else if (current.goesOn === 'option') current.options.at(-1)?.lines.push(line.raw);
    else if (current.goesOn === 'text' || current.goesOn === 'nothing')
      current.body.push({ line: line.number, text: line.raw, kind: 'code', bullet: '', isBold: false });
    else takeTextLine(current, line);
  }

  /** Whether the line begins a question by its number. */
  #begins(line: TypedLine, at: number): boolean {
    const start = questionStart(line.folded);
    if (!start) return false;
    const [current, next] = [this.#current, this.#lines[at + 1]];
    const state = {
      numbering: this.#numbering,
      lastNumber: this.#lastNumber,
      isAfterBlank: this.#isAfterBlank,
    };
    const meaning = meaningOf(start, line, { ...state, current, next });
    if (meaning === 'text') return false;
    if (meaning === 'option' && current) {
      const lines = [line.text.slice(start.length)];
      current.options.push({
        line: line.number,
        label: String(start.number),
        style: 'number',
        star: '',
        lines,
      });
      current.goesOn = 'option';
      return true;
    }
    if (isHeadingByNumber(start, line, this.#nextWords(at))) return false;
    this.#open(line, start);
    const text = line.text.slice(start.length);
    if (text !== '') this.#takeFirst(line, start.length, at);
    return true;
  }

  #nextWords(at: number): TypedLine | undefined {
    return this.#lines.slice(at + 1, at + 4).find(({ kind }) => kind === 'words');
  }

  #open(line: TypedLine, start: QuestionStart | undefined): OpenQuestion {
    const question = openQuestion({
      ...{ line: line.number, number: start?.number ?? null, style: start?.style ?? 'none' },
      ...{ indent: line.indent, hint: this.#hint },
    });
    this.#lastNumber = start?.number ?? this.#lastNumber;
    this.questions.push(question);
    this.#current = question;
    return question;
  }

  /** Reads the text after a question's number. */
  #takeFirst(line: TypedLine, from: number, at: number): void {
    const text = line.text.slice(from);
    const rest = { ...line, text, raw: text, folded: line.folded.slice(from), indent: 0 };
    const current = this.#current;
    if (!current) return;
    const taken = optionsFrom(rest, {
      question: current,
      following: this.#lines.slice(at + 1, at + 4),
      isFirst: true,
    });
    if (taken) this.#takeOptions(taken);
    else takeTextLine(current, rest);
  }

  /** Several parts of a question become separate questions. */
  #takeOptions({ opened }: { opened: readonly OpenQuestion[] }): void {
    this.questions.push(...opened);
    this.#current = opened.at(-1) ?? this.#current;
  }

  #takeInside(line: TypedLine, at: number): void {
    const bullet = BULLET.exec(line.folded)?.[0] ?? '';
    const inner = line.folded.slice(bullet.length);
    if (this.#isHeading(line) || isTaskHeading(line, this.#nextWords(at))) {
      this.#hint = sectionHint(line.folded);
      if (this.#current) this.#current.goesOn = 'nothing';
      this.#skip(line, typedSentences.heading);
      return;
    }
    const current = this.#current;
    const field = fieldStart(inner) ?? this.#shortAnswer(inner, at);
    if (field && current && !(field.field === 'explanation' && isAssertion(current, inner))) {
      takeField(current, line, { field: field.field, value: line.text.slice(bullet.length + field.length) });
      return;
    }
    const marks = marksAlone(inner);
    if (marks !== undefined && current && !current.fields.has('marks')) {
      current.fields.set('marks', { line: line.number, value: String(marks), more: [] });
      return;
    }
    const following = this.#lines.slice(at + 1, at + 4);
    const taken = current && optionsFrom(line, { question: current, following, isFirst: false });
    if (taken) this.#takeOptions(taken);
    else this.#takeText(line, bullet, at);
  }

  /** "A: Au" below "Q: …", without a following "B". */
  #shortAnswer(line: string, at: number): FieldStart | undefined {
    const current = this.#current;
    if (current?.style !== 'word' || current.options.length > 0 || !/^a/i.test(line)) return undefined;
    const found = (current.number === null ? /^A\s?[:.)]\s+/i : /^A\d{0,3}\s?:\s+/i).exec(line);
    const next = this.#nextWords(at);
    if (!found || (next && /^\(?b\s?[.:)]/i.test(next.folded))) return undefined;
    return { field: 'answer', length: found[0].length };
  }

  #takeText(line: TypedLine, bullet: string, at: number): void {
    const mayBegin = this.#numbering.isNumbered
      ? this.#beginsAmongNumbered(at)
      : this.#beginsUnnumbered(line, at);
    const begins = bullet === '' && mayBegin;
    const current = begins ? this.#open(line, undefined) : this.#current;
    if (!current) this.#skip(line, typedSentences.textWithoutQuestion);
    else if (current.goesOn === 'nothing' && this.#isAfterBlank && bullet === '' && !isOpenForPairs(current))
      this.#skip(line, typedSentences.textBetween);
    else takeTextLine(current, line, bullet);
  }

  /** Among numbered questions, one without a number must be followed directly by its options or answer. */
  #beginsAmongNumbered(at: number): boolean {
    const current = this.#current;
    const isOpen = current !== undefined && (current.goesOn !== 'nothing' || isOpenForPairs(current));
    return this.#isAfterBlank && !isOpen && isAnsweredBelow(this.#lines.slice(at + 1, at + LOOKED_AT_BELOW));
  }

  #beginsUnnumbered(line: TypedLine, at: number): boolean {
    const current = this.#current;
    if (!current || this.#isAfterBlank) return true;
    const asks = /[?:]$|_{3}/.test(line.folded);
    if (current.goesOn === 'answer') return hasAnswer(current) && (asks || current.options.length > 0);
    if (current.goesOn === 'text') return line.folded.endsWith('?') && areShortLinesBelow(current);
    // Options begin below it, although the previous question has some.
    const below = this.#lines[at + 1];
    const isAbove =
      current.options.length > 1 &&
      below?.kind === 'words' &&
      isLetterAt(labelAt(below.folded)?.label ?? '', 0);
    return isAbove || (asks && line.folded.length > 8);
  }

  #isHeading(line: TypedLine): boolean {
    if (fieldStart(line.folded) && this.#current) return false;
    if (line.kind === 'heading') return true;
    const isOpen = this.#current?.goesOn === 'text' && lastText(this.#current) !== '' && !this.#isAfterBlank;
    const isFree = this.#current === undefined || this.#isAfterBlank;
    return isFree && !isOpen ? isHeadLine(line.folded) : !isOpen && isHeadingLine(line.folded);
  }

  #addIssue({ number }: TypedLine, sentence: string): void {
    if (this.#current) this.#current.issues.push({ line: number, sentence });
  }

  /** Consecutive lines are skipped together. */
  #skip(line: TypedLine, reason: string): void {
    const last = this.skipped.at(-1);
    const goesOn = last?.reason === reason && line.number === this.#skippedAt + 1;
    this.#skippedAt = line.number;
    if (!goesOn)
      this.skipped.push({ line: line.number, name: line.text.slice(0, NAME_LENGTH), type: '', reason });
  }
}

const NAME_LENGTH = 80;

/** "Reason:" is part of such a question. */
const isAssertion = (question: OpenQuestion, line: string): boolean =>
  /^reason/i.test(line) && /assertion|statement/i.test(question.body[0]?.text.slice(0, 100) ?? '');

const isOpenForPairs = ({ fields }: OpenQuestion): boolean => fields.has('type');

/** Whether a text is followed by possible options without letters. */
const areShortLinesBelow = ({ body }: OpenQuestion): boolean =>
  body.length > 2 &&
  body.length < 12 &&
  body.slice(1).every(({ text }) => text.length < 80 && !text.endsWith('?'));
