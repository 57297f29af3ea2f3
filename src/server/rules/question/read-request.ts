import { MAXIMUM_MARKS_CEILING } from '../../../shared/constants';
import { DomainError } from '../../../shared/errors';
import { fieldInvalid } from '../../../shared/messages';
import { blankBase, type QuestionDraft } from '../../../shared/question/draft';
import type { QuestionFields } from '../../../shared/question/request';
import { questionTypeOf } from '../../../shared/question-types/registry';
import { serverModuleOf } from '../question-types/registry';
import { readNumber, readText, type SentFields } from '../question-types/sent-fields';

/**
 * Turns a request into a draft for `validateQuestion`. With `before`, missing fields stay, but a new type
 * resets the options, correct answer and slider settings. Refuses (400) only values that no draft can hold.
 */
export function readQuestionRequest(fields: QuestionFields, before?: QuestionDraft): QuestionDraft {
  const type = fields.type ?? before?.type;
  if (type === undefined) throw new DomainError('invalid', fieldInvalid('type'));
  const { given, isForm }: SentFields = {
    given: (field, reader, otherwise) => (fields[field] === undefined ? otherwise : reader(fields[field])),
    isForm: isSentAsForm(fields),
  };
  const base = before ?? blankBase;
  const text = given('text', (value) => readText('text', value), base.text);
  const partsBefore = before?.type === type ? before : questionTypeOf({ type }).empty();
  const parts = serverModuleOf({ type }).read({ given, isForm }, partsBefore);
  return {
    ...parts,
    format: fields.format ?? base.format,
    text,
    timeLimit: given('timeLimit', readNumber, base.timeLimit),
    maximumMarks: given('maximumMarks', readMarks, base.maximumMarks),
    imageAlt: given('imageAlt', (value) => readText('imageAlt', value) || null, base.imageAlt),
    explanation: given(
      'explanation',
      (value) => readText('explanation', value).trim() || null,
      base.explanation,
    ),
  };
}

// spec §5: "Maximum marks is at least 1 (coerced)"
function readMarks(value: unknown): number {
  const marks = Math.trunc(readNumber(value) ?? 1);
  return Number.isNaN(marks) ? 1 : Math.min(Math.max(marks, 1), MAXIMUM_MARKS_CEILING);
}

// A form has only texts; any other value reveals a JSON request.
const FORM_FIELDS = ['options', 'feedback', 'weights', 'min', 'max', 'step', 'timeLimit', 'maximumMarks'];
const isSentAsForm = (fields: QuestionFields) =>
  FORM_FIELDS.every((field) => fields[field] === undefined || typeof fields[field] === 'string');
