import type { Queue } from './queue';

/** The combined save state of all parts of a quiz. */
export type SaveLine =
  | { readonly kind: 'saved'; readonly atMs: number | undefined }
  | { readonly kind: 'saving' }
  /** A correction, which takes effect with Save. */
  | { readonly kind: 'held' }
  /** The server's refusal. */
  | { readonly kind: 'refused'; readonly sentence: string }
  /** No response; with `isKept` it survives a reload of the page. */
  | { readonly kind: 'unanswered'; readonly isKept: boolean };

interface Written {
  readonly queue: Queue<unknown, { readonly sentence: string }>;
  /** The last save of this visit. */
  readonly savedAtMs: number | undefined;
  /** Whether all unsent changes are also stored on this device. */
  readonly isKept: boolean;
  /** Whether a change waits for Save. */
  readonly isHeld: boolean;
  /** The failure of an act other than writing, until the next act. */
  readonly failure: string | undefined;
}

/** Problems for the teacher come before states that resolve themselves. */
export function saveLine({ queue, savedAtMs, isKept, isHeld, failure }: Written): SaveLine {
  const troubles = [...queue.values()].flatMap(({ trouble }) => trouble ?? []);
  const refusal = troubles.find(({ kind }) => kind === 'refused');
  if (refusal?.kind === 'refused') return { kind: 'refused', sentence: refusal.refusal.sentence };
  if (failure !== undefined) return { kind: 'refused', sentence: failure };
  if (troubles.length > 0) return { kind: 'unanswered', isKept };
  if (queue.size > 0) return { kind: 'saving' };
  return isHeld ? { kind: 'held' } : { kind: 'saved', atMs: savedAtMs };
}
