import * as z from 'zod';
import { fieldInvalid } from '../messages';
import { cleanText } from '../text';
import { operatorMessages } from './messages';

const WORDS_MAXIMUM_LENGTH = 200;
const PAGE_MAXIMUM = 100_000;

/** Over REST a number comes from the address, as text. */
const wholeNumber = (field: string, { least, most }: { least: number; most: number }) =>
  z.coerce
    .number<number>(fieldInvalid(field))
    .int(fieldInvalid(field))
    .min(least, fieldInvalid(field))
    .max(most, fieldInvalid(field));

/** A page of a filtered list, from 1. */
export const pageRequestSchema = z.object({
  search: cleanText('search', WORDS_MAXIMUM_LENGTH).default(''),
  page: wholeNumber('page', { least: 1, most: PAGE_MAXIMUM }).default(1),
});
export type PageRequest = z.output<typeof pageRequestSchema>;

/** The number of months; the use case validates its range. */
export const grantRequestSchema = z.object({ months: z.number(fieldInvalid('months')) });

/** An email that waits or was given up; all of them if absent. */
export const sendAgainSchema = z.object({ mailId: z.string(fieldInvalid('mailId')).optional() });

/**
 * A filter of the audit log; absent fields match everything. `cursor` is the last line of the previous page.
 */
export const auditRequestSchema = z.object({
  by: cleanText('by', WORDS_MAXIMUM_LENGTH).default(''),
  act: cleanText('act', WORDS_MAXIMUM_LENGTH).default(''),
  about: cleanText('about', WORDS_MAXIMUM_LENGTH).default(''),
  since: wholeNumber('since', { least: 0, most: Number.MAX_SAFE_INTEGER }).optional(),
  cursor: wholeNumber('cursor', { least: 0, most: Number.MAX_SAFE_INTEGER }).optional(),
});
export type AuditRequest = z.output<typeof auditRequestSchema>;

const named = (field: string) =>
  cleanText(field, WORDS_MAXIMUM_LENGTH).trim().min(1, operatorMessages.whoRequired);

/**
 * A person by address; without an address by class code and name or number, or by account if the class is
 * gone.
 */
export const personRequestSchema = z.union(
  [
    z.object({ email: named('email') }),
    z.object({ classCode: named('classCode'), called: named('called') }),
    z.object({ accountId: named('accountId') }),
  ],
  { error: operatorMessages.whoRequired },
);
export type PersonRequest = z.output<typeof personRequestSchema>;

/** The same with the name typed again, because an erasure is irreversible. */
export const eraseRequestSchema = z.intersection(
  personRequestSchema,
  z.object({ name: z.string({ error: operatorMessages.nameRequired }) }),
);
