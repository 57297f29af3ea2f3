import { QUESTION_TYPES } from '../../../shared/constants';
import { anOption, type OptionLine, type QuestionForm } from './question-form';

/** What is kept of a question while it is being written; an image file cannot be. */
export interface KeptQuestion {
  readonly form: QuestionForm;
  readonly hadImage: boolean;
}

const TEXTS = ['text', 'modelAnswer', 'min', 'max', 'step', 'timeLimit', 'maximumMarks', 'imageAlt'] as const;

/** A kept value as a question, or undefined when an older version of the editor kept another shape. */
export function readKept(value: unknown): KeptQuestion | undefined {
  if (!isObject(value) || !isObject(value.form)) return undefined;
  const { type, options, accepted, ...rest } = value.form;
  const isWhole =
    QUESTION_TYPES.some((known) => known === type) &&
    TEXTS.every((field) => typeof rest[field] === 'string') &&
    Array.isArray(options) &&
    options.every(isOption) &&
    Array.isArray(accepted) &&
    accepted.every((typed) => typeof typed === 'string');
  if (!isWhole) return undefined;
  const form = value.form as unknown as QuestionForm;
  // The keys of the lines belong to the page that kept them.
  const fresh = form.options.map(({ text, isCorrect }) => anOption(text, isCorrect));
  const partialCredit = rest.partialCredit === true;
  return { form: { ...form, options: fresh, partialCredit }, hadImage: value.hadImage === true };
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isOption = (value: unknown): value is OptionLine =>
  isObject(value) && typeof value.text === 'string' && typeof value.isCorrect === 'boolean';
