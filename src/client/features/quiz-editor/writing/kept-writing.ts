import type { Queue } from '../../../../shared/quiz-editing/unsent';
import { draftsOf } from '../../../platform/drafts';
import type { Written } from './written';

/** What is unsent of a quiz, as it is kept on this device; the file of an image cannot be. */
export interface KeptWriting {
  readonly parts: readonly {
    readonly written: Written;
    /** How the part stood when it was last saved: somebody else may have changed it since. */
    readonly base: string | undefined;
  }[];
  /** The questions among them that were new, in their order. */
  readonly added: readonly string[];
}

const drafts = draftsOf<KeptWriting>('quiz');

export const findKept = (quizId: string) => drafts.find(quizId);
export const dropKept = (quizId: string): void => drafts.drop(quizId);

interface Unkept {
  readonly queue: Queue<Written>;
  readonly bases: ReadonlyMap<string, string | undefined>;
  readonly added: readonly string[];
}

/** Keeps what is unsent; answers whether all of it will be found again after a reload. */
export function keepWriting(quizId: string, { queue, bases, added }: Unkept): boolean {
  if (queue.size === 0) {
    drafts.drop(quizId);
    return true;
  }
  const parts = [...queue].map(([key, { value }]) => ({ written: withoutFile(value), base: bases.get(key) }));
  const isKept = drafts.keep(quizId, { parts, added: added.filter((id) => queue.has(id)) });
  return isKept && [...queue.values()].every(({ value }) => withoutFile(value) === value);
}

function withoutFile(written: Written): Written {
  if (written.kind === 'setting' || written.image?.kind !== 'file') return written;
  return { kind: 'question', id: written.id, form: written.form };
}
