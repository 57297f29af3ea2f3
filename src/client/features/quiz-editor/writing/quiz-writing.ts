import type { Quiz } from '../../../../shared/quiz/schema';
import { nowMs } from '../../../platform/clock';
import { type Act, forgotten } from '../../../rules/quiz-editing/acts';
import {
  accepted,
  dueKeys,
  nextDueMs,
  type Queue,
  refused,
  sent,
  unanswered,
  without,
  written,
} from '../../../rules/quiz-editing/unsent';
import { type KeptWriting, keepWriting } from './kept-writing';
import { type Failure, failureOf, sendWritten } from './send-written';
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
 * All changes to one quiz: kept on this device at once, sent one after the other, and undoable. Lives as long as the page, so
 * that leaving a screen loses nothing.
 */
export class QuizWriting {
  #state = nothingWritten;
  readonly #watchers = new Set<() => void>();
  /** Each unsent part when last saved. */
  readonly #bases = new Map<string, string | undefined>();
  #cache: QuizCache = { get: () => undefined, set: () => undefined, refresh: () => undefined };
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Requests are sent one at a time. */
  #last: Promise<unknown> = Promise.resolve();

  constructor(readonly quizId: string) {}

  readonly get = (): WritingState => this.#state;
  readonly watch = (watcher: () => void): (() => void) => {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  };

  show(cache: QuizCache): void {
    this.#cache = cache;
    this.#wait();
  }

  #set(changes: Partial<WritingState>): void {
    const next = { ...this.#state, ...changes };
    const kept = { queue: next.queue, bases: this.#bases, added: next.added.map(({ id }) => id) };
    const isKept = next.queue === this.#state.queue ? next.isKept : keepWriting(this.quizId, kept);
    this.#state = { ...next, isKept };
    for (const watcher of this.#watchers) watcher();
    this.#wait();
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
    this.#set({ queue: written(this.#state.queue, key, next, nowMs()) });
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
    this.#set({ added, queue: without(this.#state.queue, id) });
  }

  /** A part was saved in another way or discarded: its editors reset. */
  settle(key: string): void {
    const queue = without(this.#state.queue, key);
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
  sendable(): Queue<Written> {
    return new Map([...this.#state.queue].filter(([, { value }]) => !this.#isHeld(value)));
  }

  #wait(): void {
    clearTimeout(this.#timer);
    const dueMs = nextDueMs(this.sendable());
    if (dueMs === undefined) return;
    this.#timer = setTimeout(
      () => {
        const [key] = dueKeys(this.sendable(), nowMs());
        if (key === undefined) this.#wait();
        else void this.#send(key);
      },
      Math.max(0, dueMs - nowMs()),
    );
  }

  /** Sends a part as it is when its turn comes. */
  #send(key: string): Promise<void> {
    return this.inTurn(async () => {
      const [entry, quiz] = [this.#state.queue.get(key), this.#cache.get()];
      if (!entry || !quiz || entry.trouble?.kind === 'refused') return;
      const part = entry.value;
      this.#set({ queue: sent(this.#state.queue, key) });
      try {
        const answer = await sendWritten(part, { quiz, added: this.#state.added });
        this.#bases.set(key, storedText(answer, part));
        this.#cache.set(answer);
        this.#set({ queue: withoutImageOf(accepted(this.#state.queue, key), part), savedAtMs: nowMs() });
        if (key !== TIMERS_KEY) this.retry(TIMERS_KEY);
      } catch (error) {
        this.#fail(key, failureOf(error));
      }
    });
  }

  #fail(key: string, { kind, sentence }: Failure): void {
    const { queue, acts } = this.#state;
    // A refusal may be caused by somebody else: a student started, the question was deleted.
    if (kind !== 'unanswered') this.#cache.refresh();
    if (kind === 'unanswered') this.#set({ queue: unanswered(queue, key, nowMs()) });
    else if (kind === 'refused') this.#set({ queue: refused(queue, key, sentence) });
    else this.#set({ queue: without(queue, key), acts: forgotten(acts, key), failure: sentence });
  }

  /** Retries a refused part after another change. */
  retry(key: string): void {
    const entry = this.#state.queue.get(key);
    if (entry?.trouble?.kind !== 'refused') return;
    this.#set({ queue: written(this.#state.queue, key, entry.value, nowMs()) });
  }

  /** Runs calls one at a time in order. */
  inTurn<Answer>(call: () => Promise<Answer>): Promise<Answer> {
    const answer = this.#last.then(call);
    this.#last = answer.catch(() => undefined);
    return answer;
  }

  /** Sends all unsent parts once; returns whether the server has everything. */
  async flush(): Promise<boolean> {
    const tried = new Set<Written>();
    for (;;) {
      await this.#last;
      const due = dueKeys(this.sendable(), nowMs(), { hurried: true });
      const next = [...this.sendable()].find(([key, { value }]) => due.includes(key) && !tried.has(value));
      if (!next) return this.sendable().size === 0;
      tried.add(next[1].value);
      await this.#send(next[0]);
    }
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
      this.#set({ failure: failureOf(error).sentence, order: undefined });
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
