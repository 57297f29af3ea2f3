import {
  MAXIMUM_MARKS_CEILING,
  OPTION_MAXIMUM_COUNT,
  QUESTION_TYPES,
  TEXT_MAXIMUM_LENGTH,
} from '../constants';
import { DomainError } from '../errors';
import { fieldInvalid, fieldTooLong, messages } from '../messages';
import { fieldOf } from '../parse';
import { isCleanText } from '../text';
import { emptyPartsOf, type QuestionDraft } from './draft';
import type { QuestionType } from './schema';

type Fields = (field: string) => unknown;

/**
 * Reads the fields of a create or update request (spec §7: multipart, options and correctAnswer as JSON text, or JSON
 * values) into a draft for `validateQuestion`. With `before`, missing fields stay as they are, except that a new type
 * starts its options, correct answer and slider settings anew. Refuses (400) only what no draft can hold.
 */
export function readQuestionRequest(fields: unknown, before?: QuestionDraft): QuestionDraft {
  if (typeof fields !== 'object' || fields === null || Array.isArray(fields)) {
    throw new DomainError('invalid', messages.bodyNotForm);
  }
  const read: Fields = (field) => fieldOf(fields, field);
  const base = baseFor(readType(read('type'), before), before);
  const given = <Value>(field: string, reader: (value: unknown) => Value, otherwise: Value): Value => {
    const value = read(field);
    return value === undefined ? otherwise : reader(value);
  };
  const options = given('options', readOptions, base.options);
  return {
    type: base.type,
    text: given('text', (value) => readText('text', value), base.text),
    options,
    correctAnswer: given(
      'correctAnswer',
      (value) => readCorrectAnswer({ type: base.type, value, options, isForm: isForm(read) }),
      base.correctAnswer,
    ),
    min: given('min', readNumber, base.min),
    max: given('max', readNumber, base.max),
    step: given('step', readNumber, base.step),
    timeLimit: given('timeLimit', readNumber, base.timeLimit),
    maximumMarks: given('maximumMarks', readMarks, base.maximumMarks),
    imageAlt: given('imageAlt', (value) => readText('imageAlt', value) || null, base.imageAlt),
    partialCredit: given('partialCredit', readFlag, base.partialCredit),
  };
}

const anew = { text: '', timeLimit: null, maximumMarks: 1, imageAlt: null };

const baseFor = (type: QuestionType, before: QuestionDraft | undefined): QuestionDraft =>
  before?.type === type ? before : { ...anew, ...before, ...emptyPartsOf(type) };

function readType(value: unknown, before: QuestionDraft | undefined): QuestionType {
  const type = value === undefined ? before?.type : QUESTION_TYPES.find((known) => known === value);
  if (type === undefined) throw new DomainError('invalid', fieldInvalid('type'));
  return type;
}

function readText(field: string, value: unknown): string {
  if (value === null) return '';
  if (typeof value !== 'string' || !isCleanText(value)) throw new DomainError('invalid', fieldInvalid(field));
  if (value.length > TEXT_MAXIMUM_LENGTH) {
    throw new DomainError('invalid', fieldTooLong(field, TEXT_MAXIMUM_LENGTH));
  }
  return value;
}

/** NaN stands for what is no number, so that validation can say so; an empty field is no value. */
function readNumber(value: unknown): number | null {
  if (value === null) return null;
  if (typeof value === 'number') return value;
  if (typeof value !== 'string') return Number.NaN;
  const text = value.trim();
  return text === '' || text === 'null' ? null : Number(text);
}

// spec §5: "Maximum marks is at least 1 (coerced)"
function readMarks(value: unknown): number {
  const marks = Math.trunc(readNumber(value) ?? 1);
  return Number.isNaN(marks) ? 1 : Math.min(Math.max(marks, 1), MAXIMUM_MARKS_CEILING);
}

function readFlag(value: unknown): boolean {
  if (value === true || value === 'true') return true;
  if (value === false || value === 'false' || value === '' || value === null) return false;
  throw new DomainError('invalid', fieldInvalid('partialCredit'));
}

function readOptions(value: unknown): string[] {
  return readList('options', value).map((option) => readText('options', option));
}

function readList(field: string, value: unknown): unknown[] {
  const list = typeof value === 'string' ? parsedJson(value) : value;
  if (list === null || value === '') return [];
  if (!Array.isArray(list)) throw new DomainError('invalid', fieldInvalid(field));
  if (list.length > OPTION_MAXIMUM_COUNT) {
    throw new DomainError('invalid', messages.optionsTooMany(OPTION_MAXIMUM_COUNT));
  }
  return list;
}

function readCorrectAnswer(answer: {
  type: QuestionType;
  value: unknown;
  options: readonly string[];
  isForm: boolean;
}): QuestionDraft['correctAnswer'] {
  const { type, value } = answer;
  if (type === 'slider') return readAnswerList(value).map((item) => readNumber(item) ?? Number.NaN);
  if (type === 'msq') return readAnswerList(value).map((item) => readText('correctAnswer', item));
  return Array.isArray(value) ? '' : readText('correctAnswer', textBehind({ ...answer, value }));
}

// A lone value is no list: validation then asks for an answer.
function readAnswerList(value: unknown): unknown[] {
  const list = typeof value === 'string' ? parsedJson(value) : value;
  return Array.isArray(list) ? readList('correctAnswer', list) : [];
}

/** A text in a form is JSON text ("\"Paris\"") or, from a simple client, the text itself (Paris). */
function textBehind(answer: {
  type: QuestionType;
  value: unknown;
  options: readonly string[];
  isForm: boolean;
}) {
  const { type, value, options, isForm } = answer;
  if (typeof value !== 'string') return value;
  const parsed = parsedJson(value);
  if (options.includes(value)) return value;
  if (parsed === null && isForm) return '';
  if (typeof parsed !== 'string') return value;
  const isAnOption = type === 'mcq' && options.includes(parsed);
  return isForm || isAnOption ? parsed : value;
}

// A form holds only texts; a JSON request shows itself by any other value.
const FORM_FIELDS = ['options', 'min', 'max', 'step', 'timeLimit', 'maximumMarks'];
const isForm = (read: Fields) =>
  FORM_FIELDS.map(read).every((value) => value === undefined || typeof value === 'string');

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
