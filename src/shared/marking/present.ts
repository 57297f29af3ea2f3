import * as z from 'zod';

/** Long enough for the id of a question, and for the name of a group of answers. */
const NAME_MAXIMUM_LENGTH = 64;
const name = z.string().max(NAME_MAXIMUM_LENGTH).nullable().catch(null);

/** Where a marker is, and up to which revision the page has seen the marks. */
export const presentRequestSchema = z.object({
  questionId: name,
  /** A short name of the group of answers that has the focus: colleagues get the same from the same answers. */
  place: name,
  /** Nothing seen yet: all is new. */
  seenRevision: z.number().catch(0),
});
export type PresentRequest = z.output<typeof presentRequestSchema>;

/** Who else marks a quiz now and where, and what has changed since the revision that was seen. */
export const presentSchema = z.object({
  others: z.array(
    z.object({ name: z.string(), questionId: z.string().nullable(), place: z.string().nullable() }),
  ),
  revision: z.number(),
  changed: z.union([z.literal('all'), z.array(z.object({ questionId: z.string(), revision: z.number() }))]),
});
export type Present = z.infer<typeof presentSchema>;
export type OtherMarker = Present['others'][number];
