import { MAXIMUM_MARKS_CEILING, QUESTION_TYPES } from '../constants';
import { DomainError } from '../errors';
import { fieldInvalid, messages } from '../messages';
import { fieldOf } from '../parse';
import { questionTypeOf } from '../question-types/registry';
import { readNumber, readText, type SentFields } from '../question-types/sent-fields';
import type { QuestionDraft } from './draft';
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
  const type = readType(read('type'), before);
  const { given, isForm }: SentFields = {
    given: (field, reader, otherwise) => {
      const value = read(field);
      return value === undefined ? otherwise : reader(value);
    },
    isForm: isSentAsForm(read),
  };
  const module = questionTypeOf({ type });
  const base = before ?? { text: '', timeLimit: null, maximumMarks: 1, imageAlt: null };
  const text = given('text', (value) => readText('text', value), base.text);
  const parts = module.read({ given, isForm }, before?.type === type ? before : module.empty());
  return {
    ...parts,
    text,
    timeLimit: given('timeLimit', readNumber, base.timeLimit),
    maximumMarks: given('maximumMarks', readMarks, base.maximumMarks),
    imageAlt: given('imageAlt', (value) => readText('imageAlt', value) || null, base.imageAlt),
  };
}

function readType(value: unknown, before: QuestionDraft | undefined): QuestionType {
  const type = value === undefined ? before?.type : QUESTION_TYPES.find((known) => known === value);
  if (type === undefined) throw new DomainError('invalid', fieldInvalid('type'));
  return type;
}

// spec §5: "Maximum marks is at least 1 (coerced)"
function readMarks(value: unknown): number {
  const marks = Math.trunc(readNumber(value) ?? 1);
  return Number.isNaN(marks) ? 1 : Math.min(Math.max(marks, 1), MAXIMUM_MARKS_CEILING);
}

// A form holds only texts; a JSON request shows itself by any other value.
const FORM_FIELDS = ['options', 'min', 'max', 'step', 'timeLimit', 'maximumMarks'];
const isSentAsForm = (read: Fields) =>
  FORM_FIELDS.map(read).every((value) => value === undefined || typeof value === 'string');
