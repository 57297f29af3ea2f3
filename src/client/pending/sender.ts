import { nowMs } from '../platform/clock';
import {
  accepted,
  dueActs,
  keysOf,
  nextDueMs,
  type Queue,
  refused,
  sent,
  unanswered,
} from '../rules/pending/queue';

/** Runs requests in order. */
export type InTurn = <Answer>(call: () => Promise<Answer>) => Promise<Answer>;

interface SenderOptions<Act, Refusal> {
  /** The unsent acts; `set` is called on every change. */
  readonly queue: { get(): Queue<Act, Refusal>; set(queue: Queue<Act, Refusal>): void };
  /** Sends an act for some of its keys. */
  readonly send: (act: Act, keys: readonly string[]) => Promise<void>;
  /**
   * The refusal of each key by a failure; undefined if the server did not answer, so that the act is sent
   * again.
   */
  readonly refusalOf: (error: unknown, act: Act) => Promise<((key: string) => Refusal) | undefined>;
  /** Requests of different keys run in parallel unless this orders them. */
  readonly inTurn?: InTurn;
  /** Whether an act waits for something other than time. */
  readonly isHeld?: (act: Act) => boolean;
  readonly onAccepted?: (act: Act, keys: readonly string[]) => void;
  readonly onRefused?: (act: Act, keys: readonly string[]) => void;
}

/** Sends unsent acts after a rest, one request per key at a time, and again while the server does not answer. */
export class Sender<Act, Refusal> {
  readonly #options: SenderOptions<Act, Refusal>;
  /** Acts in flight or waiting for their turn. */
  readonly #running = new Map<Act, Promise<void>>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(options: SenderOptions<Act, Refusal>) {
    this.#options = options;
  }

  /** The unsent acts that are not held. */
  sendable(): Queue<Act, Refusal> {
    const { queue, isHeld = () => false } = this.#options;
    return new Map([...queue.get()].filter(([, { act }]) => !isHeld(act)));
  }

  /** Waits for the next act to be due. Call it after each change of the queue. */
  wait(): void {
    clearTimeout(this.#timer);
    const idle = new Map([...this.sendable()].filter(([, { act }]) => !this.#running.has(act)));
    const dueMs = nextDueMs(idle);
    if (dueMs === undefined) return;
    this.#timer = setTimeout(() => this.#startDue(), Math.max(0, dueMs - nowMs()));
  }

  #startDue(): void {
    for (const act of dueActs(this.sendable(), nowMs())) this.#start(act);
    this.wait();
  }

  /** Sends every unsent act once, without its rest; resolves when nothing is in flight, to whether the server has everything. */
  async flush(): Promise<boolean> {
    const tried = new Set<Act>();
    for (;;) {
      for (const act of dueActs(this.sendable(), nowMs(), { hurried: true })) {
        if (tried.has(act)) continue;
        tried.add(act);
        this.#start(act);
      }
      if (this.#running.size === 0) return this.sendable().size === 0;
      await Promise.race(this.#running.values());
    }
  }

  #start(act: Act): void {
    if (this.#running.has(act)) return;
    const { inTurn = (call) => call() } = this.#options;
    const run = inTurn(() => this.#send(act)).finally(() => {
      this.#running.delete(act);
      this.wait();
    });
    this.#running.set(act, run);
  }

  async #send(act: Act): Promise<void> {
    const { queue, send, refusalOf, onAccepted, onRefused } = this.#options;
    const isDue = dueActs(this.sendable(), nowMs(), { hurried: true }).includes(act);
    // It may have been replaced while it waited for its turn.
    if (!isDue) return;
    const keys = keysOf(queue.get(), act);
    queue.set(sent(queue.get(), act));
    try {
      await send(act, keys);
    } catch (error) {
      const refusalOn = await refusalOf(error, act);
      if (!refusalOn) return queue.set(unanswered(queue.get(), act, nowMs()));
      queue.set(refused(queue.get(), act, refusalOn));
      return onRefused?.(act, keys);
    }
    queue.set(accepted(queue.get(), act));
    onAccepted?.(act, keys);
  }
}
