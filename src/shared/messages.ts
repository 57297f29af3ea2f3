import * as messages from './sentences';

/** Every sentence a person reads that both sides or a test know, verbatim from the specification where it quotes one. */
export { messages };

/** The sentence for a field that does not fit its type. */
export const fieldInvalid = (field: string) => `The value of "${field}" is not valid.`;

/** The sentence for a name that a request lacks. */
export const nameMissing = (field: string) => `Please name the ${field}.`;

/** A refusal of one of several questions, by its number from 1. */
export const inQuestion = (number: number, sentence: string) => `Question ${number}: ${sentence}`;

/** The sentence for a text that is longer than its limit. */
export const fieldTooLong = (field: string, maximum: number) =>
  `The value of "${field}" is longer than ${maximum} characters.`;
