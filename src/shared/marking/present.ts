import * as z from 'zod';

/** Fits a question's ID and the name of an answer group. */
const NAME_MAXIMUM_LENGTH = 64;
const name = z.string().max(NAME_MAXIMUM_LENGTH).nullable().catch(null);

/** A marker's position, and the revision of the marks on the page. */
export const presentRequestSchema = z.object({
  questionId: name,
  /** A short name of the focused answer group, the same for all colleagues. */
  place: name,
  /** Nothing seen yet, so all marks are new. */
  seenRevision: z.number().catch(0),
});
export type PresentRequest = z.output<typeof presentRequestSchema>;

/** The other markers of a quiz with their positions, and the changes since a revision. */
export const presentSchema = z.object({
  others: z.array(
    z.object({ name: z.string(), questionId: z.string().nullable(), place: z.string().nullable() }),
  ),
  revision: z.number(),
  changed: z.union([z.literal('all'), z.array(z.object({ questionId: z.string(), revision: z.number() }))]),
});
export type Present = z.infer<typeof presentSchema>;
export type OtherMarker = Present['others'][number];
