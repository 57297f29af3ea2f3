import type { Quiz } from '../../../../shared/quiz/schema';
import { type Act, forgotten } from '../../../../shared/quiz-editing/acts';
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
} from '../../../../shared/quiz-editing/unsent';
import { nowMs } from '../../../platform/clock';
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

/** Where the quiz is that the page shows. */
export interface QuizCache {
  get(): Quiz | undefined;
  set(quiz: Quiz): void;
  /** Asks for it again. */
  refresh(): void;
}

/**
 * All that is written in one quiz: it is kept on this device at once and sent by itself, one write after the other; what is
 * done can be undone. It lives as long as the page, whatever screen is open, so that leaving one loses nothing.
 */
export class QuizWriting {
  #state = nothingWritten;
  readonly #watchers = new Set<() => void>();
  /** How each unsent part stood when it was last saved. */
  readonly #bases = new Map<string, string | undefined>();
  #cache: QuizCache = { get: () => undefined, set: () => undefined, refresh: () => undefined };
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** What is sent waits for what was sent before it. */
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

  /** Something was typed or chosen in the place of `before`; typing on in the same `field` is one act. */
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

  /** A new question at the end; the server learns of it with the first word. */
  add(question: AddedQuestion): void {
    this.#set({ added: [...this.#state.added, question] });
  }

  #isUntouched(id: string): boolean {
    const isKnown = this.#state.queue.has(id) || this.#cache.get()?.order.includes(id);
    return !isKnown && this.#state.added.some((question) => question.id === id);
  }

  /** Remembers something that was done, so that it can be undone. */
  did(act: Act<Written>): void {
    this.#set(withAct(this.#state, act));
  }

  /** A new question that nothing was written in goes without a trace; answers whether it is gone. */
  dropUntouched(id: string): boolean {
    const isUntouched = this.#isUntouched(id);
    if (isUntouched) this.drop(id);
    return isUntouched;
  }

  /** A question is no longer in the quiz, with what was written in it; undoing can bring it back. */
  drop(id: string): void {
    const added = this.#state.added.filter((question) => question.id !== id);
    this.#set({ added, queue: without(this.#state.queue, id) });
  }

  /** What was written of a part is saved in another way, or is not wanted: whoever shows it begins anew. */
  settle(key: string): void {
    const queue = without(this.#state.queue, key);
    this.#set({ queue, ...withReplaced(this.#state, key), acts: forgotten(this.#state.acts, key) });
  }

  /** Puts a part back as it was, also where it is being shown. */
  putBack(before: Written): void {
    this.#put(before);
    this.#set(withReplaced(this.#state, keyOf(before)));
  }

  /** Takes up what an earlier visit left unsent. */
  takeUp({ parts, added }: KeptWriting): void {
    const order = this.#cache.get()?.order ?? [];
    for (const { written: part } of parts) {
      const isNew = part.kind === 'question' && added.includes(part.id) && !order.includes(part.id);
      if (isNew) this.#set({ added: [...this.#state.added, part] });
      this.putBack(part);
    }
  }

  /** Whether a part waits for its teacher: a correction of what students have answered takes effect with Save. */
  #isHeld(part: Written): boolean {
    return part.kind === 'question' && this.#cache.get()?.hasStarted === true;
  }

  /** What is sent by itself. */
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
    // A refusal may come of what somebody else has done: a student has started, the question is deleted.
    if (kind !== 'unanswered') this.#cache.refresh();
    if (kind === 'unanswered') this.#set({ queue: unanswered(queue, key, nowMs()) });
    else if (kind === 'refused') this.#set({ queue: refused(queue, key, sentence) });
    else this.#set({ queue: without(queue, key), acts: forgotten(acts, key), failure: sentence });
  }

  /** Sends again what was refused: something else has changed since. */
  retry(key: string): void {
    const entry = this.#state.queue.get(key);
    if (entry?.trouble?.kind !== 'refused') return;
    this.#set({ queue: written(this.#state.queue, key, entry.value, nowMs()) });
  }

  /** One call at a time, in the order in which they were asked for. */
  inTurn<Answer>(call: () => Promise<Answer>): Promise<Answer> {
    const answer = this.#last.then(call);
    this.#last = answer.catch(() => undefined);
    return answer;
  }

  /** Sends all that is unsent now, each part at most once as it is; answers whether the server has all of it. */
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

  /** Does something with the quiz other than writing, once all that was written is saved; answers whether it is done. */
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

  /** The last act, which is forgotten by this. */
  takeLastAct(): Act<Written> | undefined {
    const act = this.#state.acts.at(-1);
    if (act) this.#set({ acts: this.#state.acts.slice(0, -1) });
    return act;
  }
}
