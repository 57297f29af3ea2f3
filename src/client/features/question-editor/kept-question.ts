import { QUESTION_TYPES } from '../../../shared/question-types/registry';
import { editingOf } from '../../question-types/editing';
import type { QuestionForm } from './question-form';

/** What is kept of a question while it is being written; an image file cannot be. */
export interface KeptQuestion {
  readonly form: QuestionForm;
  readonly hadImage: boolean;
}

/** A kept value as a question, or undefined when an older version of the editor kept another shape. */
export function readKept(value: unknown): KeptQuestion | undefined {
  if (!isObject(value) || !isObject(value.form)) return undefined;
  const { text, timeLimit, maximumMarks, imageAlt } = value.form;
  const type = QUESTION_TYPES.find((known) => isObject(value.form) && known === value.form.type);
  const parts = type && editingOf({ type }).readKept(value.form);
  const areTexts = isText(text) && isText(timeLimit) && isText(maximumMarks) && isText(imageAlt);
  if (!parts || !areTexts) return undefined;
  return { form: { ...parts, text, timeLimit, maximumMarks, imageAlt }, hadImage: value.hadImage === true };
}

const isText = (value: unknown): value is string => typeof value === 'string';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
