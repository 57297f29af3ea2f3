import * as z from 'zod';
import type { CommentAct } from './written-comments';

const keptSchema = z.array(
  z.object({
    target: z.object({ questionId: z.string().nullable(), studentIds: z.array(z.string()) }),
    text: z.string(),
  }),
);

/** Parses comments kept on the device; another version's format is dropped. */
export const readKeptComments = (value: unknown): CommentAct[] => keptSchema.safeParse(value).data ?? [];
