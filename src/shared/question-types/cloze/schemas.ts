import * as z from 'zod';
import { GAP_KINDS } from './draft';

const type = 'cloze';

const gapSchema = () =>
  z.object({
    kind: z.enum(GAP_KINDS),
    /** Of a drop-down list. */
    options: z.array(z.string()).exactOptional(),
    /** Present if gaps count differently; then every gap has marks, which add up to the maximum. */
    marks: z.number().exactOptional(),
  });

export const clozeSchemas = () => ({
  body: z.object({
    type: z.literal(type),
    gaps: z.array(gapSchema()),
    /** The accepted answers of each gap. */
    correctAnswer: z.array(z.array(z.string())),
    /** Whether right gaps earn their share of the marks. */
    partialCredit: z.boolean().default(false),
  }),
  asked: z.object({
    type: z.literal(type),
    /** Students see that a number needs a unit, not which. */
    gaps: z.array(gapSchema().extend({ asksUnit: z.literal(true).exactOptional() })),
    /** Present only with part marks. */
    partialCredit: z.literal(true).optional(),
  }),
});

export type ClozeBody = z.infer<ReturnType<typeof clozeSchemas>['body']>;
export type Gap = z.infer<ReturnType<typeof gapSchema>>;
