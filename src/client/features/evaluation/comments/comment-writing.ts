import { cell } from '../../../watched';
import {
  answersOf,
  type CommentAct,
  type CommentTarget,
  type OthersComment,
  stillMeant,
  type WrittenComment,
  type WrittenComments,
} from './written-comments';

/** A comment being sent, with the comments its writer saw, by student. */
export interface SentComment extends CommentAct {
  readonly seen: Readonly<Record<string, string>>;
}

interface CommentWritingOptions {
  /** Sends a comment; rejects if refused. */
  readonly send: (act: SentComment) => Promise<void>;
  /** Colleagues' conflicting comments by student, if they caused the refusal. */
  readonly othersIn: (error: unknown) => Promise<ReadonlyMap<string, OthersComment>>;
  /** The sentence of a refusal. */
  readonly whyNot: (error: unknown) => string;
  /** Called with all unsaved comments on every change. */
  readonly onUnsaved: (acts: readonly CommentAct[]) => void;
  readonly delayMs: number;
}

/**
 * The comments a teacher is writing, shared by all fields that show them. Each is sent after a rest in typing, one call per act;
 * an answer has one request in flight, and the last text wins. A refused comment stays as written.
 */
export class CommentWriting {
  readonly #options: CommentWritingOptions;
  readonly #written = cell<WrittenComments>(new Map());
  readonly get = this.#written.get;
  readonly watch = this.#written.watch;
  /** Answers with a request in flight. */
  readonly #sending = new Set<string>();
  /** Answers with open fields, by count. */
  readonly #open = new Map<string, number>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(options: CommentWritingOptions) {
    this.#options = options;
  }

  /** `stored` are the comments shown while nothing else is written, in student order. */
  write(target: CommentTarget, text: string, stored: readonly (string | null)[]): void {
    const act = { target, text };
    const keys = answersOf(target);
    // Nothing more is sent until the writer resolves the conflict.
    const isInDoubt = keys.some((key) => this.get().get(key)?.others);
    this.#put(keys, (now, key) => {
      const seen = now?.seen ?? stored[keys.indexOf(key)] ?? '';
      return isInDoubt && now ? { ...now, act } : { act, state: 'saving', seen };
    });
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.flush(), this.#options.delayMs);
  }

  /** Restores an earlier visit's unsaved comments; the teacher decides about them. */
  restore(acts: readonly CommentAct[], why: string): void {
    for (const act of acts)
      this.#put(answersOf(act.target), (now) => now ?? { act, state: 'failed', why, seen: '' });
  }

  /** Drops the unsaved comments on these answers; the stored ones show again. */
  forget(target: CommentTarget): void {
    this.#put(answersOf(target), (now) => (now?.state === 'failed' ? undefined : now));
  }

  /** Overwrites the colleagues' comments, which the writer has now seen. */
  insist(target: CommentTarget): void {
    this.#choose(target, ({ act, seen, others }) => ({ act, state: 'saving', seen: others?.text ?? seen }));
  }

  /** Keeps the colleagues' comments and sends the rest of the act. */
  giveWay(target: CommentTarget): void {
    this.#choose(target, ({ act, seen, others }) => (others ? undefined : { act, state: 'saving', seen }));
  }

  #choose(target: CommentTarget, choose: (now: WrittenComment) => WrittenComment | undefined): void {
    this.#put(answersOf(target), (now) => (now?.state === 'failed' ? choose(now) : now));
    void this.flush();
  }

  /** Registers an open field until the returned function is called, during which it shows 'saved'. */
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

  /** Sends waiting comments, with `again` also refused ones; resolves once nothing is in flight. */
  async flush({ again = false } = {}): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const written = [...this.get().values()];
    // Acts with a conflict wait for their writer.
    const inDoubt = new Set(written.flatMap(({ act, others }) => (others ? [act] : [])));
    const waits = ({ act, state }: WrittenComment) =>
      (state === 'saving' || (again && state === 'failed')) && !inDoubt.has(act);
    const acts = new Set(written.flatMap((each) => (waits(each) ? [each.act] : [])));
    // Waits for any request in flight on one of its answers.
    const free = [...acts].filter(({ target }) => !answersOf(target).some((key) => this.#sending.has(key)));
    await Promise.all(free.map((act) => this.#send(act)));
  }

  async #send(act: CommentAct): Promise<void> {
    const studentIds = stillMeant(this.get(), act);
    const target = { ...act.target, studentIds };
    const keys = answersOf(target);
    for (const key of keys) this.#sending.add(key);
    this.#settle(act, keys, (now) => ({ act, state: 'saving', seen: now.seen }));
    const seen = Object.fromEntries(
      studentIds.map((studentId, at) => [studentId, this.get().get(keys[at] ?? '')?.seen ?? '']),
    );
    const ended = await this.#options.send({ target, text: act.text, seen }).then(
      () => () => ({ act, state: 'saved', seen: act.text.trim() }) as const,
      async (error: unknown) => {
        const others = await this.#options.othersIn(error);
        const why = this.#options.whyNot(error);
        return (now: WrittenComment, key: string): WrittenComment => {
          const studentId = studentIds[keys.indexOf(key)] ?? '';
          return { act, state: 'failed', why, seen: now.seen, others: others.get(studentId) };
        };
      },
    );
    for (const key of keys) this.#sending.delete(key);
    this.#settle(act, keys, ended);
    if (this.#timer === undefined) await this.flush();
  }

  /** The outcome of an act, for answers without newer text. */
  #settle(
    act: CommentAct,
    keys: readonly string[],
    end: (now: WrittenComment, key: string) => WrittenComment,
  ): void {
    this.#put(keys, (now, key) => {
      if (!now) return now;
      const ended = end(now, key);
      // The stored text is now the one the writer has seen, even with newer text pending.
      if (now.act !== act) return ended.state === 'saved' ? { ...now, seen: ended.seen } : now;
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
