import * as z from 'zod';
import { TEXT_MAXIMUM_LENGTH } from './constants';
import { fieldInvalid, fieldTooLong } from './messages';

const NUL = '\u0000';

/** Whether a text can be stored and shown everywhere: no NUL, no lone surrogate. */
export const isCleanText = (text: string): boolean => text.isWellFormed() && !text.includes(NUL);

/** Replaces NUL and lone surrogates by U+FFFD, for answers, which are never refused. */
export const toCleanText = (text: string): string => text.toWellFormed().replaceAll(NUL, '\uFFFD');

/** A teacher's text: rejected (400) rather than repaired if unclean or too long. */
export const cleanText = (field: string, maximum: number = TEXT_MAXIMUM_LENGTH) =>
  z
    .string({ error: fieldInvalid(field) })
    .max(maximum, fieldTooLong(field, maximum))
    .refine(isCleanText, fieldInvalid(field));
