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

/** A comment on its way: by student, what its writer saw there. */
export interface SentComment extends CommentAct {
  readonly seen: Readonly<Record<string, string>>;
}

interface CommentWritingOptions {
  /** Brings a comment to the server; rejects when it was not taken. */
  readonly send: (act: SentComment) => Promise<void>;
  /** What colleagues wrote meanwhile, by student, if that is why it was not. */
  readonly othersIn: (error: unknown) => Promise<ReadonlyMap<string, OthersComment>>;
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

  /** `stored` are the comments that the field shows while nothing else is written, in the order of the students. */
  write(target: CommentTarget, text: string, stored: readonly (string | null)[]): void {
    const act = { target, text };
    const keys = answersOf(target);
    // Until its writer has chosen, nothing more of it is sent.
    const isInDoubt = keys.some((key) => this.get().get(key)?.others);
    this.#put(keys, (now, key) => {
      const seen = now?.seen ?? stored[keys.indexOf(key)] ?? '';
      return isInDoubt && now ? { ...now, act } : { act, state: 'saving', seen };
    });
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.flush(), this.#options.delayMs);
  }

  /** Takes up what an earlier visit left unsaved; its teacher decides what becomes of it. */
  takeUp(acts: readonly CommentAct[], why: string): void {
    for (const act of acts)
      this.#put(answersOf(act.target), (now) => now ?? { act, state: 'failed', why, seen: '' });
  }

  /** Drops what could not be saved of these answers: the stored comments stand again. */
  forget(target: CommentTarget): void {
    this.#put(answersOf(target), (now) => (now?.state === 'failed' ? undefined : now));
  }

  /** Writes over what colleagues wrote meanwhile, which the writer has seen by now. */
  insist(target: CommentTarget): void {
    this.#choose(target, ({ act, seen, others }) => ({ act, state: 'saving', seen: others?.text ?? seen }));
  }

  /** Lets the comments of colleagues stand, and gives the other answers of the act what was written. */
  giveWay(target: CommentTarget): void {
    this.#choose(target, ({ act, seen, others }) => (others ? undefined : { act, state: 'saving', seen }));
  }

  #choose(target: CommentTarget, choose: (now: WrittenComment) => WrittenComment | undefined): void {
    this.#put(answersOf(target), (now) => (now?.state === 'failed' ? choose(now) : now));
    void this.flush();
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
    const written = [...this.get().values()];
    // Of an act that a colleague was faster with nothing goes out before its writer has chosen.
    const inDoubt = new Set(written.flatMap(({ act, others }) => (others ? [act] : [])));
    const waits = ({ act, state }: WrittenComment) =>
      (state === 'saving' || (again && state === 'failed')) && !inDoubt.has(act);
    const acts = new Set(written.flatMap((each) => (waits(each) ? [each.act] : [])));
    // What is on its way for one of its answers, this act itself among it, is waited for.
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

  /** What became of an act, for those of its answers for which nothing newer was written. */
  #settle(
    act: CommentAct,
    keys: readonly string[],
    end: (now: WrittenComment, key: string) => WrittenComment,
  ): void {
    this.#put(keys, (now, key) => {
      if (!now) return now;
      const ended = end(now, key);
      // What is stored from now on is what its writer has seen, also where more was written since.
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
