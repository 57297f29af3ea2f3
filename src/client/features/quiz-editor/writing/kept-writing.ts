import { unsentOf } from '../../../platform/unsent-drafts';
import type { Queue } from '../../../rules/pending/queue';
import type { Written } from './written';

/** A quiz's unsent changes as stored on this device, without image files. */
export interface KeptWriting {
  readonly parts: readonly {
    readonly written: Written;
    /** The part when last saved, to detect changes by others. */
    readonly base: string | undefined;
  }[];
  /** New questions among them, in order. */
  readonly added: readonly string[];
}

const drafts = unsentOf<KeptWriting>('quiz');

export const findKept = (quizId: string) => drafts.findEarlier(quizId);

interface Unkept {
  readonly queue: Queue<Written, unknown>;
  readonly bases: ReadonlyMap<string, string | undefined>;
  readonly added: readonly string[];
}

/** Keeps unsent changes; returns whether all of them survive a reload. */
export function keepWriting(quizId: string, { queue, bases, added }: Unkept): boolean {
  if (queue.size === 0) {
    drafts.drop(quizId);
    return true;
  }
  const parts = [...queue].map(([key, { act }]) => ({ written: withoutFile(act), base: bases.get(key) }));
  const isKept = drafts.keep(quizId, { parts, added: added.filter((id) => queue.has(id)) });
  return isKept && [...queue.values()].every(({ act }) => withoutFile(act) === act);
}

function withoutFile(written: Written): Written {
  if (written.kind === 'setting' || written.image?.kind !== 'file') return written;
  return { kind: 'question', id: written.id, form: written.form };
}
