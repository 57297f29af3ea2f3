import type { Answer } from '../answer/answer';

/** Whether a value that a device has kept can be an answer; by hand, since the schema would bring its library to the page. */
export const isAnswer = (value: unknown): value is Answer =>
  isText(value) || (typeof value === 'number' && Number.isFinite(value)) || isTexts(value);

const isText = (value: unknown) => typeof value === 'string';
/** Of a list, or by what they belong to. */
const isTexts = (value: unknown) =>
  typeof value === 'object' && value !== null && Object.values(value).every(isText);
