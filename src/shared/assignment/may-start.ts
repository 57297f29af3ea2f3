import * as z from 'zod';

/** The window for starting an assigned quiz; null for an open end. Epoch milliseconds. */
export interface StartWindow {
  readonly opensAt: number | null;
  readonly closesAt: number | null;
}

export const START_REFUSALS = [
  'unpublished',
  'closed',
  'submitted',
  'not-assigned',
  'left-class',
  'over',
  'not-yet',
  'paused',
] as const;
export type StartRefusal = (typeof START_REFUSALS)[number];

/** Whether a student may start now; times are the server's epoch milliseconds. */
export const mayStartSchema = z.union([
  z.object({
    yes: z.literal(true),
    /** The end of the window and of the attempt; null if there is none. */
    until: z.number().nullable(),
  }),
  z.object({
    no: z.literal(true),
    because: z.enum(START_REFUSALS),
    /** The earliest start, under the current rules. */
    from: z.number().exactOptional(),
    /** The end of its window. */
    ended: z.number().exactOptional(),
  }),
]);
export type MayStart = z.infer<typeof mayStartSchema>;
