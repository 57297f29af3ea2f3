import { AsyncLocalStorage } from 'node:async_hooks';
import { vi } from 'vitest';

/** The page or device that code runs on: its timers stop with it. */
export interface Owner {
  readonly isGone: boolean;
  /** Its timers wait until it wakes. */
  readonly isAsleep: boolean;
}

interface Timer {
  readonly id: number;
  readonly atMs: number;
  readonly run: () => void;
  readonly owner: Owner | undefined;
}

const turnOfTheLoop = setImmediate;

/**
 * The simulated time of all parts in one process: every `setTimeout` runs on it, and it advances only on
 * request. Asynchronous work between two timers completes before the next one.
 */
export class Timeline {
  nowMs = 0;
  private nextId = 1;
  private readonly timers = new Map<number, Timer>();
  private readonly owners = new AsyncLocalStorage<Owner | undefined>();

  constructor() {
    vi.stubGlobal('setTimeout', (run: () => void, ms = 0) => this.add(run, ms));
    vi.stubGlobal('clearTimeout', (id: number) => this.timers.delete(id));
  }

  end(): void {
    vi.unstubAllGlobals();
  }

  /** Everything started by `act`, now or later, belongs to the owner. */
  runAs<Result>(owner: Owner | undefined, act: () => Result): Result {
    return this.owners.run(owner, act);
  }

  /** Advances the time; calls `afterEach` after every timer. */
  async pass(ms: number, afterEach: () => void = () => undefined): Promise<void> {
    const untilMs = this.nowMs + ms;
    await this.quiet();
    for (let timer = this.next(untilMs); timer; timer = this.next(untilMs)) {
      this.timers.delete(timer.id);
      this.nowMs = Math.max(this.nowMs, timer.atMs);
      const { run, owner } = timer;
      if (!owner?.isGone) this.owners.run(owner, run);
      await this.quiet();
      afterEach();
    }
    this.nowMs = untilMs;
  }

  /** Advances the time until the promise settles. */
  async until<Value>(promise: Promise<Value>): Promise<Value> {
    let isDone = false;
    const done = promise.finally(() => {
      isDone = true;
    });
    done.catch(() => undefined);
    for (let tries = 0; !isDone && tries < 10_000; tries += 1) await this.pass(1);
    if (!isDone) throw new Error('Something never came to an end.');
    return done;
  }

  after(ms: number): Promise<void> {
    return new Promise((resolve) => {
      this.add(resolve, ms);
    });
  }

  private add(run: () => void, ms: number): number {
    const id = this.nextId;
    this.nextId += 1;
    this.timers.set(id, { id, atMs: this.nowMs + Math.max(0, ms), run, owner: this.owners.getStore() });
    return id;
  }

  private next(untilMs: number): Timer | undefined {
    let first: Timer | undefined;
    for (const timer of this.timers.values()) {
      if (timer.owner?.isAsleep || timer.atMs > untilMs) continue;
      if (!first || timer.atMs < first.atMs) first = timer;
    }
    return first;
  }

  private async quiet(): Promise<void> {
    for (let turns = 0; turns < 2; turns += 1) await new Promise((resolve) => turnOfTheLoop(resolve));
  }
}
