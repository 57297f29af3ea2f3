import { cell } from '../../../watched';
import {
  answersOf,
  type CommentAct,
  type CommentTarget,
  stillMeant,
  type WrittenComment,
  type WrittenComments,
} from './written-comments';

interface CommentWritingOptions {
  /** Brings a comment to the server; rejects when it was not taken. */
  readonly send: (act: CommentAct) => Promise<void>;
  /** Says why it was not, in a sentence. */
  readonly whyNot: (error: unknown) => string;
  /** Told what is not saved, whenever that changes. */
  readonly onUnsaved: (acts: readonly CommentAct[]) => void;
  readonly delayMs: number;
}

/**
 * The comments that a teacher is writing, in one place for all fields that show them. Each is sent when the writing rests, one
 * call an act; an answer has one on its way at a time, and the last text wins. What is refused stays as it was written.
 */
export class CommentWriting {
  readonly #options: CommentWritingOptions;
  readonly #written = cell<WrittenComments>(new Map());
  readonly get = this.#written.get;
  readonly watch = this.#written.watch;
  /** Answers of which a comment is on its way. */
  readonly #sending = new Set<string>();
  /** Answers whose field is open, by how many fields. */
  readonly #open = new Map<string, number>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(options: CommentWritingOptions) {
    this.#options = options;
  }

  write(target: CommentTarget, text: string): void {
    const act = { target, text };
    this.#put(answersOf(target), () => ({ act, state: 'saving' }));
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.flush(), this.#options.delayMs);
  }

  /** Takes up what an earlier visit left unsaved; its teacher decides what becomes of it. */
  takeUp(acts: readonly CommentAct[], why: string): void {
    for (const act of acts) this.#put(answersOf(act.target), (now) => now ?? { act, state: 'failed', why });
  }

  /** Drops what could not be saved of these answers: the stored comments stand again. */
  forget(target: CommentTarget): void {
    this.#put(answersOf(target), (now) => (now?.state === 'failed' ? undefined : now));
  }

  /** A field shows these answers until the function that comes back is called: so long it says that they are saved. */
  open(target: CommentTarget): () => void {
    const keys = answersOf(target);
    const count = (step: 1 | -1) => {
      for (const key of keys) this.#open.set(key, (this.#open.get(key) ?? 0) + step);
    };
    count(1);
    return () => {
      count(-1);
      void this.flush();
      this.#put(keys, (now) => (now?.state === 'saved' ? undefined : now));
    };
  }

  /** Sends what waits, and with `again` also what was not taken; answers once nothing is on its way any more. */
  async flush({ again = false } = {}): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const waits = ({ state }: WrittenComment) => state === 'saving' || (again && state === 'failed');
    const acts = new Set([...this.get().values()].flatMap((each) => (waits(each) ? [each.act] : [])));
    // What is on its way for one of its answers, this act itself among it, is waited for.
    const free = [...acts].filter(({ target }) => !answersOf(target).some((key) => this.#sending.has(key)));
    await Promise.all(free.map((act) => this.#send(act)));
  }

  async #send(act: CommentAct): Promise<void> {
    const studentIds = stillMeant(this.get(), act);
    const target = { ...act.target, studentIds };
    const keys = answersOf(target);
    for (const key of keys) this.#sending.add(key);
    this.#settle(act, keys, { act, state: 'saving' });
    const ended = await this.#options.send({ target, text: act.text }).then(
      (): WrittenComment => ({ act, state: 'saved' }),
      (error: unknown): WrittenComment => ({ act, state: 'failed', why: this.#options.whyNot(error) }),
    );
    for (const key of keys) this.#sending.delete(key);
    this.#settle(act, keys, ended);
    if (this.#timer === undefined) await this.flush();
  }

  /** What became of an act, for those of its answers for which nothing newer was written. */
  #settle(act: CommentAct, keys: readonly string[], ended: WrittenComment): void {
    this.#put(keys, (now, key) => {
      if (now?.act !== act) return now;
      return ended.state === 'saved' && !this.#open.get(key) ? undefined : ended;
    });
  }

  #put(
    keys: readonly string[],
    next: (now: WrittenComment | undefined, key: string) => WrittenComment | undefined,
  ): void {
    const written = new Map(this.get());
    for (const key of keys) {
      const put = next(written.get(key), key);
      if (put) written.set(key, put);
      else written.delete(key);
    }
    this.#written.set(written);
    const unsaved = new Set(
      [...written.values()].flatMap((each) => (each.state === 'saved' ? [] : [each.act])),
    );
    this.#options.onUnsaved(
      [...unsaved].map((act) => ({
        ...act,
        target: { ...act.target, studentIds: stillMeant(written, act) },
      })),
    );
  }
}
