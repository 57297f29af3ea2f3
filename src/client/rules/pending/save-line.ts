import type { Queue } from './queue';

/** What the one line says of all that is written in a quiz. */
export type SaveLine =
  | { readonly kind: 'saved'; readonly atMs: number | undefined }
  | { readonly kind: 'saving' }
  /** Written as a correction, which takes effect with Save. */
  | { readonly kind: 'held' }
  /** What the server said against it. */
  | { readonly kind: 'refused'; readonly sentence: string }
  /** No answer comes; with `isKept` it survives a reload of the page. */
  | { readonly kind: 'unanswered'; readonly isKept: boolean };

interface Written {
  readonly queue: Queue<unknown, { readonly sentence: string }>;
  /** When something was last saved in this visit. */
  readonly savedAtMs: number | undefined;
  /** Whether all that is unsent is also kept on this device. */
  readonly isKept: boolean;
  /** Whether something waits for its teacher to press Save. */
  readonly isHeld: boolean;
  /** What an act other than writing failed by, until the next one. */
  readonly failure: string | undefined;
}

/** What has to be put right comes before what settles by itself. */
export function saveLine({ queue, savedAtMs, isKept, isHeld, failure }: Written): SaveLine {
  const troubles = [...queue.values()].flatMap(({ trouble }) => trouble ?? []);
  const refusal = troubles.find(({ kind }) => kind === 'refused');
  if (refusal?.kind === 'refused') return { kind: 'refused', sentence: refusal.refusal.sentence };
  if (failure !== undefined) return { kind: 'refused', sentence: failure };
  if (troubles.length > 0) return { kind: 'unanswered', isKept };
  if (queue.size > 0) return { kind: 'saving' };
  return isHeld ? { kind: 'held' } : { kind: 'saved', atMs: savedAtMs };
}
