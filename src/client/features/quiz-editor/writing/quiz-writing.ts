import type { Quiz } from '../../../../shared/quiz/schema';
import { type InTurn, Sender } from '../../../pending/sender';
import { nowMs } from '../../../platform/clock';
import { type Queue, retried, without, written } from '../../../rules/pending/queue';
import { type Act, forgotten } from '../../../rules/quiz-editing/acts';
import { type KeptWriting, keepWriting } from './kept-writing';
import { failureOf, NO_CONNECTION, type Refusal, sendWritten } from './send-written';
import {
  type AddedQuestion,
  nothingWritten,
  storedText,
  TIMERS_KEY,
  type WritingState,
  withAct,
  withoutImageOf,
  withReplaced,
} from './writing-state';
import { isSame, keyOf, type Written } from './written';

/** The query cache of the shown quiz. */
export interface QuizCache {
  get(): Quiz | undefined;
  set(quiz: Quiz): void;
  /** Refetches it. */
  refresh(): void;
}

/**
 * All changes to one quiz: stored on this device immediately, sent one after another, and undoable. Lives as
 * long as the page, so that leaving a screen loses nothing.
 */
export class QuizWriting {
  #state = nothingWritten;
  readonly #watchers = new Set<() => void>();
  /** Each unsent part when last saved. */
  readonly #bases = new Map<string, string | undefined>();
  #cache: QuizCache = { get: () => undefined, set: () => undefined, refresh: () => undefined };
  /** Requests are sent one at a time. */
  #last: Promise<unknown> = Promise.resolve();
  /** Runs calls one at a time in order. */
  readonly inTurn: InTurn = (call) => {
    const answer = this.#last.then(call);
    this.#last = answer.catch(() => undefined);
    return answer;
  };
  readonly #sender = new Sender<Written, Refusal>({
    queue: { get: () => this.#state.queue, set: (queue) => this.#set({ queue }) },
    inTurn: this.inTurn,
    isHeld: (part) => this.#isHeld(part),
    send: (part) => this.#send(part),
    refusalOf: async (error) => this.#refusalOf(failureOf(error)),
    onAccepted: (part) => this.#accepted(part),
    onRefused: (part) => this.#dropGone(keyOf(part)),
  });

  constructor(readonly quizId: string) {}

  readonly get = (): WritingState => this.#state;
  readonly watch = (watcher: () => void): (() => void) => {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  };

  readonly hasUnsent = (): boolean => this.#state.queue.size > 0;

  show(cache: QuizCache): void {
    this.#cache = cache;
    // Retries refused changes, which the server may accept now, such as after a login.
    this.#set({ queue: retried(this.#state.queue, [...this.#state.queue.keys()]) });
  }

  #set(changes: Partial<WritingState>): void {
    const next = { ...this.#state, ...changes };
    const kept = { queue: next.queue, bases: this.#bases, added: next.added.map(({ id }) => id) };
    const isKept = next.queue === this.#state.queue ? next.isKept : keepWriting(this.quizId, kept);
    this.#state = { ...next, isKept };
    for (const watcher of this.#watchers) watcher();
    this.#sender.wait();
  }

  /** A part was changed from `before`; typing on in the same `field` is one act. */
  write(next: Written, before: Written, field?: string): void {
    if (isSame(next, before)) return;
    if (next.kind === 'question' && this.#isUntouched(next.id)) this.did({ kind: 'added', keys: [next.id] });
    this.#put(next);
    const act = { kind: 'written', key: keyOf(next), before, field, atMs: nowMs() } as const;
    this.#set({ ...withAct(this.#state, act), failure: undefined });
  }

  #put(next: Written): void {
    const key = keyOf(next);
    if (!this.#state.queue.has(key)) this.#bases.set(key, storedText(this.#cache.get(), next));
    this.#set({ queue: written(this.#state.queue, [key], next, nowMs()) });
  }

  /** Appends a new question; the server learns of it with its first change. */
  add(question: AddedQuestion): void {
    this.#set({ added: [...this.#state.added, question] });
  }

  #isUntouched(id: string): boolean {
    const isKnown = this.#state.queue.has(id) || this.#cache.get()?.order.includes(id);
    return !isKnown && this.#state.added.some((question) => question.id === id);
  }

  /** Records an act for Undo. */
  did(act: Act<Written>): void {
    this.#set(withAct(this.#state, act));
  }

  /** Removes an empty new question; returns whether it did. */
  dropUntouched(id: string): boolean {
    const isUntouched = this.#isUntouched(id);
    if (isUntouched) this.drop(id);
    return isUntouched;
  }

  /** Removes a question with its unsent changes; Undo can restore it. */
  drop(id: string): void {
    const added = this.#state.added.filter((question) => question.id !== id);
    this.#set({ added, queue: without(this.#state.queue, [id]) });
  }

  /** A part was saved in another way or discarded: its editors reset. */
  settle(key: string): void {
    const queue = without(this.#state.queue, [key]);
    this.#set({ queue, ...withReplaced(this.#state, key), acts: forgotten(this.#state.acts, key) });
  }

  /** Restores a part, also while it is shown. */
  revert(before: Written): void {
    this.#put(before);
    this.#set(withReplaced(this.#state, keyOf(before)));
  }

  /** Restores an earlier visit's unsent changes. */
  restore({ parts, added }: KeptWriting): void {
    const order = this.#cache.get()?.order ?? [];
    for (const { written: part } of parts) {
      const isNew = part.kind === 'question' && added.includes(part.id) && !order.includes(part.id);
      if (isNew) this.#set({ added: [...this.#state.added, part] });
      this.revert(part);
    }
  }

  /** Whether a part waits for Save: a correction of an answered question. */
  #isHeld(part: Written): boolean {
    return part.kind === 'question' && this.#cache.get()?.hasStarted === true;
  }

  /** The parts sent automatically. */
  readonly sendable = (): Queue<Written, Refusal> => this.#sender.sendable();

  /** Sends all unsent parts once; returns whether the server has everything. */
  readonly flush = (): Promise<boolean> => this.#sender.flush();

  async #send(part: Written): Promise<void> {
    const quiz = this.#cache.get();
    if (!quiz) throw new Error('The quiz is not shown.');
    const answer = await sendWritten(part, { quiz, added: this.#state.added });
    this.#bases.set(keyOf(part), storedText(answer, part));
    this.#cache.set(answer);
  }

  #accepted(part: Written): void {
    this.#set({ queue: withoutImageOf(this.#state.queue, part), savedAtMs: nowMs() });
    if (keyOf(part) !== TIMERS_KEY) this.retry(TIMERS_KEY);
  }

  #refusalOf(failure: Refusal | undefined): (() => Refusal) | undefined {
    if (!failure) return undefined;
    // A refusal may have an outside cause: a student started, or the question was deleted.
    this.#cache.refresh();
    return () => failure;
  }

  #dropGone(key: string): void {
    const { queue, acts } = this.#state;
    const trouble = queue.get(key)?.trouble;
    if (trouble?.kind !== 'refused' || trouble.refusal.kind !== 'gone') return;
    const failure = trouble.refusal.sentence;
    this.#set({ queue: without(queue, [key]), acts: forgotten(acts, key), failure });
  }

  /** Retries a refused part after another change. */
  retry(key: string): void {
    this.#set({ queue: retried(this.#state.queue, [key]) });
  }

  /** Runs an action other than writing after all changes are saved; returns whether it succeeded. */
  async act(call: (quiz: Quiz) => Promise<Quiz>, shown: Partial<WritingState> = {}): Promise<boolean> {
    this.#set({ failure: undefined, ...shown });
    await this.flush();
    try {
      await this.inTurn(async () => {
        const quiz = this.#cache.get();
        if (quiz) this.#cache.set(await call(quiz));
      });
      this.#set({ savedAtMs: nowMs(), order: undefined });
      return true;
    } catch (error) {
      this.#set({ failure: failureOf(error)?.sentence ?? NO_CONNECTION, order: undefined });
      return false;
    }
  }

  /** Removes and returns the last act. */
  takeLastAct(): Act<Written> | undefined {
    const act = this.#state.acts.at(-1);
    if (act) this.#set({ acts: this.#state.acts.slice(0, -1) });
    return act;
  }
}
