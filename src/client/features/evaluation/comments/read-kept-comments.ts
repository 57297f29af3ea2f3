import * as z from 'zod';
import type { CommentAct } from './written-comments';

const keptSchema = z.array(
  z.object({
    target: z.object({ questionId: z.string().nullable(), studentIds: z.array(z.string()) }),
    text: z.string(),
  }),
);

/** The comments that were kept; what another version of the site kept in another shape is none. */
export const readKeptComments = (value: unknown): CommentAct[] => keptSchema.safeParse(value).data ?? [];
