import type { Answer } from '../../../shared/answer/answer';

/** Whether a value kept on a device can be an answer; hand-written, since the schema would load its library. */
export const isAnswer = (value: unknown): value is Answer =>
  isText(value) || (typeof value === 'number' && Number.isFinite(value)) || isTexts(value);

const isText = (value: unknown) => typeof value === 'string';
/** A list or a record. */
const isTexts = (value: unknown) =>
  typeof value === 'object' && value !== null && Object.values(value).every(isText);
