import * as messages from './sentences';

/** Messages shared by both sides or known to a test, verbatim where the specification quotes them. */
export { messages };

export const fieldInvalid = (field: string) => `The value of "${field}" is not valid.`;

export const nameMissing = (field: string) => `Please name the ${field}.`;

/** A refusal of one question of several, numbered from 1. */
export const inQuestion = (number: number, sentence: string) => `Question ${number}: ${sentence}`;

export const fieldTooLong = (field: string, maximum: number) =>
  `The value of "${field}" is longer than ${maximum} characters.`;
