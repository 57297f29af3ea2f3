import * as z from 'zod';

/** The teacher who decided, shown to colleagues and never to students. */
export const deciderSchema = z.object({ name: z.string(), isYou: z.boolean() });
export type Decider = z.infer<typeof deciderSchema>;

/** A teacher's current mark, with the facts that decide whether it can be replaced. */
export interface StandingMark {
  /** Null for marks older than this field. */
  readonly markedBy: string | null;
  readonly markedAt: number;
  readonly score: number;
  /** The rubric items behind the mark; null if given without a rubric. */
  readonly itemIds: readonly string[] | null;
}

/** A new mark with its marker, and the time of the mark that the marker saw on the answer. */
export interface NextMark extends Pick<StandingMark, 'score' | 'itemIds'> {
  readonly by: string;
  /** Undefined if the marker saw no mark. */
  readonly seenAt: number | undefined;
}

/**
 * Whether a new mark may replace the current one: 'free' if that is the marker's own or was seen, 'agreed' if
 * a colleague has given the same mark, else 'unseen'. Suggestions and undone marks do not count as current
 * marks.
 */
export function placeFor(next: NextMark, standing: StandingMark): 'free' | 'agreed' | 'unseen' {
  if (standing.markedBy === next.by || standing.markedAt === next.seenAt) return 'free';
  return standing.score === next.score && isSame(standing.itemIds, next.itemIds) ? 'agreed' : 'unseen';
}

const isSame = (one: readonly string[] | null, other: readonly string[] | null): boolean =>
  one?.length === other?.length && (one ?? []).every((id) => other?.includes(id));
