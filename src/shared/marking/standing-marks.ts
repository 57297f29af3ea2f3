import * as z from 'zod';

/** The teacher who decided something, as colleagues read it; never told to a student. */
export const deciderSchema = z.object({ name: z.string(), isYou: z.boolean() });
export type Decider = z.infer<typeof deciderSchema>;

/** A mark of a teacher that stands, as much of it as decides whether another may take its place. */
export interface StandingMark {
  /** Null of marks from before it was kept. */
  readonly markedBy: string | null;
  readonly markedAt: number;
  readonly score: number;
  /** The items of the rubric that it is made of; null where it was given without. */
  readonly itemIds: readonly string[] | null;
}

/** A mark that is to be given, by whom, and when the one was given that its giver saw on the answer. */
export interface NextMark extends Pick<StandingMark, 'score' | 'itemIds'> {
  readonly by: string;
  /** Undefined where the giver saw none. */
  readonly seenAt: number | undefined;
}

/**
 * Whether a mark may take the place of one that stands: 'free' where that is the giver's own or the one that the giver saw,
 * 'agreed' where a colleague has given the same meanwhile and nothing is left to do, else 'unseen'. What is only suggested is
 * nobody's decision, and what was taken back is none any more: neither stands here.
 */
export function placeFor(next: NextMark, standing: StandingMark): 'free' | 'agreed' | 'unseen' {
  if (standing.markedBy === next.by || standing.markedAt === next.seenAt) return 'free';
  return standing.score === next.score && isSame(standing.itemIds, next.itemIds) ? 'agreed' : 'unseen';
}

const isSame = (one: readonly string[] | null, other: readonly string[] | null): boolean =>
  one?.length === other?.length && (one ?? []).every((id) => other?.includes(id));
