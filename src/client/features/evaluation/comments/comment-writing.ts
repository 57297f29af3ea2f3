import { Sender } from '../../../pending/sender';
import { nowMs } from '../../../platform/clock';
import {
  emptyQueue,
  type Queue,
  refused,
  retried,
  sent,
  type Unsent,
  without,
  written,
} from '../../../rules/pending/queue';
import { cell } from '../../../watched';
import { commentTexts } from './comment-texts';
import {
  answersOf,
  type CommentAct,
  type CommentTarget,
  type OthersComment,
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
  /** The sentence of a refusal; undefined if the server did not answer. */
  readonly whyNot: (error: unknown) => string | undefined;
  /** Called with all unsaved comments on every change. */
  readonly onUnsaved: (acts: readonly CommentAct[]) => void;
}

interface Refusal {
  readonly why: string;
  /** A colleague's comment on this answer: the writer has to choose. */
  readonly others?: OthersComment | undefined;
}

type Entry = Unsent<CommentAct, Refusal>;

/**
 * The comments a teacher is writing, shared by all fields that show them. An act is one call, the last text wins, and a refused
 * comment stays as written.
 */
export class CommentWriting {
  readonly #options: CommentWritingOptions;
  readonly #shown = cell<WrittenComments>(new Map());
  readonly get = this.#shown.get;
  readonly watch = this.#shown.watch;
  #queue: Queue<CommentAct, Refusal> = emptyQueue;
  /** The comment the writer saw on each answer, '' for none. */
  readonly #seen = new Map<string, string>();
  /** Stored comments whose fields are open. */
  readonly #saved = new Map<string, CommentAct>();
  /** Answers with open fields, by count. */
  readonly #open = new Map<string, number>();
  readonly #sender: Sender<CommentAct, Refusal>;

  constructor(options: CommentWritingOptions) {
    this.#options = options;
    this.#sender = new Sender({
      queue: { get: () => this.#queue, set: (queue) => this.#set(queue) },
      send: (act, keys) => options.send(this.#sentFor(act, keys)),
      refusalOf: (error, act) => this.#refusalOf(error, act),
      onAccepted: (act, keys) => this.#accepted(act, keys),
    });
  }

  /** `stored` are the comments shown while nothing else is written, in student order. */
  write(target: CommentTarget, text: string, stored: readonly (string | null)[]): void {
    const act = { target, text };
    const keys = answersOf(target);
    for (const [at, key] of keys.entries()) {
      if (!this.get().has(key)) this.#seen.set(key, stored[at] ?? '');
      this.#saved.delete(key);
    }
    const next = new Map(written(this.#queue, keys, act, nowMs()));
    // Nothing more is sent until the writer resolves a conflict.
    for (const key of keys) {
      const before = this.#queue.get(key);
      if (before && othersOf(before)) next.set(key, { ...before, act });
    }
    this.#set(next);
  }

  /** Restores an earlier visit's unsaved comments; the teacher decides about them. */
  restore(acts: readonly CommentAct[], why: string): void {
    for (const act of acts) {
      const keys = answersOf(act.target).filter((key) => !this.#queue.has(key));
      const unsent = sent(written(this.#queue, keys, act, nowMs()), act);
      this.#set(refused(unsent, act, () => ({ why })));
    }
  }

  /** Drops the unsaved comments on these answers; the stored ones show again. */
  forget(target: CommentTarget): void {
    this.#set(without(this.#queue, this.#failedOn(target)));
  }

  /** Overwrites the colleagues' comments, which the writer has now seen. */
  insist(target: CommentTarget): void {
    for (const key of this.#failedOn(target)) {
      const others = othersOf(this.#queue.get(key));
      if (others) this.#seen.set(key, others.text);
    }
    this.#retry(target);
  }

  /** Keeps the colleagues' comments and sends the rest of the act. */
  giveWay(target: CommentTarget): void {
    this.#set(
      without(
        this.#queue,
        answersOf(target).filter((key) => othersOf(this.#queue.get(key))),
      ),
    );
    this.#retry(target);
  }

  #retry(target: CommentTarget): void {
    this.#set(retried(this.#queue, answersOf(target)));
    void this.flush();
  }

  #failedOn(target: CommentTarget): string[] {
    return answersOf(target).filter((key) => this.#queue.get(key)?.trouble);
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
      for (const key of keys) this.#saved.delete(key);
      this.#show();
    };
  }

  readonly hasUnsent = (): boolean => this.#queue.size > 0;

  /** Sends waiting comments, with `again` also refused ones; resolves once nothing is in flight. */
  async flush({ again = false } = {}): Promise<void> {
    if (again) {
      // Acts with a conflict wait for their writer.
      const inDoubt = new Set(
        [...this.#queue.values()].flatMap((each) => (othersOf(each) ? [each.act] : [])),
      );
      const keys = [...this.#queue].flatMap(([key, { act }]) => (inDoubt.has(act) ? [] : [key]));
      this.#set(retried(this.#queue, keys));
    }
    await this.#sender.flush();
  }

  #sentFor({ target, text }: CommentAct, keys: readonly string[]): SentComment {
    const all = answersOf(target);
    const studentIds = target.studentIds.filter((_, at) => keys.includes(all[at] ?? ''));
    const seen = studentIds.map((studentId, at) => [studentId, this.#seen.get(keys[at] ?? '') ?? '']);
    return { target: { ...target, studentIds }, text, seen: Object.fromEntries(seen) };
  }

  async #refusalOf(error: unknown, { target }: CommentAct): Promise<((key: string) => Refusal) | undefined> {
    const why = this.#options.whyNot(error);
    if (why === undefined) return undefined;
    const others = await this.#options.othersIn(error);
    const keys = answersOf(target);
    return (key) => ({ why, others: others.get(target.studentIds[keys.indexOf(key)] ?? '') });
  }

  #accepted(act: CommentAct, keys: readonly string[]): void {
    for (const key of keys) {
      // The stored text is now the one the writer has seen, even with newer text pending.
      this.#seen.set(key, act.text.trim());
      if (!this.#queue.has(key) && this.#open.get(key)) this.#saved.set(key, act);
    }
    this.#show();
  }

  #set(queue: Queue<CommentAct, Refusal>): void {
    this.#queue = queue;
    this.#show();
    const acts = Map.groupBy(queue, ([, { act }]) => act);
    this.#options.onUnsaved(
      [...acts].map(([act, entries]) => {
        const { target, text } = this.#sentFor(
          act,
          entries.map(([key]) => key),
        );
        return { target, text };
      }),
    );
    this.#sender.wait();
  }

  #show(): void {
    const saved = [...this.#saved].map(([key, act]) => [key, { act, state: 'saved' }] as const);
    const unsaved = [...this.#queue].map(([key, entry]) => [key, shownOf(entry)] as const);
    this.#shown.set(new Map<string, WrittenComment>([...saved, ...unsaved]));
  }
}

const othersOf = (entry: Entry | undefined): OthersComment | undefined =>
  entry?.trouble?.kind === 'refused' ? entry.trouble.refusal.others : undefined;

function shownOf({ act, sending, trouble }: Entry): WrittenComment {
  // Steady while it is sent again and again.
  if (trouble?.kind === 'unanswered') return { act, state: 'failed', why: commentTexts.noConnection };
  if (!trouble || sending === act) return { act, state: 'saving' };
  return { act, state: 'failed', ...trouble.refusal };
}
