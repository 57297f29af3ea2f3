import * as z from 'zod';
import { BANK_ORDERS } from '../../../shared/bank/orders';
import {
  CORRECTION_POLICIES,
  STORED_MAXIMUM,
  TAG_MAXIMUM_LENGTH,
  TAGS_MAXIMUM,
} from '../../../shared/constants';
import { fieldInvalid } from '../../../shared/messages';
import { QUESTION_TYPES } from '../../../shared/question-types/registry';
import { cleanText } from '../../../shared/text';
import { bankMessages } from './messages';

/** The values of `discriminationWord`. */
export const DISCRIMINATION_WORDS = ['reversed', 'none', 'hardly', 'fairly', 'well'] as const;

const share = (field: string) =>
  z.number(fieldInvalid(field)).min(0, fieldInvalid(field)).max(1, fieldInvalid(field));
const time = (field: string) => z.number(fieldInvalid(field)).int(fieldInvalid(field));

/** A search of the bank; times are epoch milliseconds, both ends included. */
export const bankSearchSchema = z.object({
  words: cleanText('words', 200).default(''),
  type: z.enum(QUESTION_TYPES, fieldInvalid('type')).optional(),
  tag: cleanText('tag', TAG_MAXIMUM_LENGTH).optional(),
  quizId: z.string(fieldInvalid('quizId')).optional(),
  folder: z.string(fieldInvalid('folder')).optional(),
  usedFrom: time('usedFrom').optional(),
  usedTo: time('usedTo').optional(),
  facilityFrom: share('facilityFrom').optional(),
  facilityTo: share('facilityTo').optional(),
  discrimination: z.enum(DISCRIMINATION_WORDS, fieldInvalid('discrimination')).optional(),
  /** Leaves out the questions of this quiz. */
  notIn: z.string(fieldInvalid('notIn')).optional(),
  order: z.enum(BANK_ORDERS, fieldInvalid('order')).default('relevance'),
  cursor: z.string(fieldInvalid('cursor')).optional(),
});
export type BankSearch = z.output<typeof bankSearchSchema>;

/** The new tags of a question; spellings that differ in case are one tag. */
export const tagsSchema = z.object({
  tags: z
    .array(cleanText('tags', TAG_MAXIMUM_LENGTH), fieldInvalid('tags'))
    .max(TAGS_MAXIMUM, bankMessages.tooManyTags),
});

const ids = (field: string) =>
  z
    .array(z.string(fieldInvalid(field)), fieldInvalid(field))
    .min(1, fieldInvalid(field))
    .max(STORED_MAXIMUM.questions, fieldInvalid(field))
    .transform((all) => [...new Set(all)]);

/** Questions of the bank to add to a quiz, in this order. */
export const addedSchema = z.object({ questionIds: ids('questionIds') });

/** Copies to update from their question, and the treatment of their existing marks. */
export const correctedCopiesSchema = z.object({
  copyIds: ids('copyIds'),
  policy: z.enum(CORRECTION_POLICIES, fieldInvalid('policy')).default('new'),
  /** The previewed marks, by copy ID; absent without a preview. */
  seen: z.record(z.string(), z.string(), fieldInvalid('seen')).optional(),
});
export type CorrectedCopies = z.output<typeof correctedCopiesSchema>;
