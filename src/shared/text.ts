import * as z from 'zod';
import { TEXT_MAXIMUM_LENGTH } from './constants';
import { fieldInvalid, fieldTooLong } from './messages';

const NUL = '\u0000';

/** Whether a text can be stored and shown everywhere: no NUL, no lone surrogate. */
export const isCleanText = (text: string): boolean => text.isWellFormed() && !text.includes(NUL);

/** The text with NUL and lone surrogates replaced by U+FFFD, for answers, which are never refused. */
export const toCleanText = (text: string): string => text.toWellFormed().replaceAll(NUL, '\uFFFD');

/** A text that a teacher writes: refused (400) rather than repaired when it is not clean or too long. */
export const cleanText = (field: string, maximum: number = TEXT_MAXIMUM_LENGTH) =>
  z
    .string({ error: fieldInvalid(field) })
    .max(maximum, fieldTooLong(field, maximum))
    .refine(isCleanText, fieldInvalid(field));
