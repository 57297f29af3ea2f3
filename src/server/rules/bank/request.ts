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

/** As `discriminationWord` says them. */
export const DISCRIMINATION_WORDS = ['reversed', 'none', 'hardly', 'fairly', 'well'] as const;

const share = (field: string) =>
  z.number(fieldInvalid(field)).min(0, fieldInvalid(field)).max(1, fieldInvalid(field));
const time = (field: string) => z.number(fieldInvalid(field)).int(fieldInvalid(field));

/** What is looked for in the bank; times are epoch milliseconds, both ends included. */
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
  /** Questions that this quiz holds already are left out. */
  notIn: z.string(fieldInvalid('notIn')).optional(),
  order: z.enum(BANK_ORDERS, fieldInvalid('order')).default('relevance'),
  cursor: z.string(fieldInvalid('cursor')).optional(),
});
export type BankSearch = z.output<typeof bankSearchSchema>;

/** The tags of a question as they are to be; the same one in another case is one. */
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

/** Which questions of the bank are put into a quiz, in this order. */
export const addedSchema = z.object({ questionIds: ids('questionIds') });

/** Which copies are to become as their question is, and how marks given already are treated. */
export const correctedCopiesSchema = z.object({
  copyIds: ids('copyIds'),
  policy: z.enum(CORRECTION_POLICIES, fieldInvalid('policy')).default('new'),
  /** What was shown of the marks, by the id of the copy; absent where nothing was. */
  seen: z.record(z.string(), z.string(), fieldInvalid('seen')).optional(),
});
export type CorrectedCopies = z.output<typeof correctedCopiesSchema>;
