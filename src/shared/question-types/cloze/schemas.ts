import * as z from 'zod';
import { GAP_KINDS } from './draft';

const type = 'cloze';

const gapSchema = () =>
  z.object({
    kind: z.enum(GAP_KINDS),
    /** Of a drop-down list. */
    options: z.array(z.string()).exactOptional(),
    /** Where gaps do not all count the same; then every gap has some, and all add up to the maximum. */
    marks: z.number().exactOptional(),
  });

export const clozeSchemas = () => ({
  body: z.object({
    type: z.literal(type),
    gaps: z.array(gapSchema()),
    /** What is accepted in each gap. */
    correctAnswer: z.array(z.array(z.string())),
    /** Whether the gaps that are right earn their share of the marks. */
    partialCredit: z.boolean().default(false),
  }),
  asked: z.object({
    type: z.literal(type),
    /** Students are told that a number needs a unit, not which. */
    gaps: z.array(gapSchema().extend({ asksUnit: z.literal(true).exactOptional() })),
    /** Only where part marks are given. */
    partialCredit: z.literal(true).optional(),
  }),
});

export type ClozeBody = z.infer<ReturnType<typeof clozeSchemas>['body']>;
export type Gap = z.infer<ReturnType<typeof gapSchema>>;
