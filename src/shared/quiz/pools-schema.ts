import * as z from 'zod';
import { POOL_NAME_MAXIMUM_LENGTH, STORED_MAXIMUM } from '../constants';
import { fieldInvalid, fieldTooLong } from '../messages';
import { isCleanText } from '../text';

/** A pool: questions of which each attempt draws some. */
export const poolSchema = z.object({
  _id: z.string(),
  name: z.string(),
  /** The number drawn per attempt. */
  draw: z.number().int().min(1),
  /** Questions and drafts. */
  questionIds: z.array(z.string()),
});
export type Pool = z.infer<typeof poolSchema>;

export const poolsSchema = z.array(poolSchema);

const whole = fieldInvalid('draw');

/** All pools in a request; without an id a pool is new, without a name it gets one. */
export const poolsRequestSchema = z.object({
  pools: z
    .array(
      z.object({
        _id: z.string().min(1).max(64).optional(),
        name: z
          .string(fieldInvalid('name'))
          .trim()
          .max(POOL_NAME_MAXIMUM_LENGTH, fieldTooLong('name', POOL_NAME_MAXIMUM_LENGTH))
          .refine(isCleanText, fieldInvalid('name'))
          .optional(),
        draw: z.number(whole).int(whole).min(1, whole).max(STORED_MAXIMUM.questions, whole),
        questionIds: z.array(z.string(), fieldInvalid('questionIds')).min(1, fieldInvalid('questionIds')),
      }),
      fieldInvalid('pools'),
    )
    .max(STORED_MAXIMUM.questions, fieldInvalid('pools')),
});
export type PoolsRequest = z.output<typeof poolsRequestSchema>;
