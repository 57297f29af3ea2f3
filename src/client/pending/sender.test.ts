import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { checkAsyncProperty } from '../../server/testing/property';
import { emptyQueue, type Queue, written } from '../rules/pending/queue';
import { Sender } from './sender';

interface Act {
  readonly number: number;
  readonly keys: readonly string[];
}

/** The outcome of a request. */
interface Fate {
  readonly outMs: number;
  readonly backMs: number;
  readonly lost: 'neither' | 'request' | 'answer';
  readonly isRefused: boolean;
}

type Step =
  | { readonly do: 'write'; readonly keys: readonly string[] }
  | { readonly do: 'pass'; readonly ms: number }
  | { readonly do: 'flush' };

const KEYS = ['a', 'b', 'c'];
const REFUSED = new Error('refused');
const FINE: Fate = { outMs: 20, backMs: 20, lost: 'neither', isRefused: false };

const delay = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** A page that writes and a server that stores; requests are slow, lost or refused. */
class Stage {
  queue: Queue<Act, string> = emptyQueue;
  /** The last act on each key. */
  readonly wanted = new Map<string, number>();
  readonly stored = new Map<string, number>();
  readonly refused = new Set<number>();
  readonly inFlight = new Set<string>();
  /** Broken promises: thrown inside a request, they would count as a lost answer. */
  readonly broken: string[] = [];
  private count = 0;

  constructor(
    private readonly fates: Fate[],
    private readonly inTurn: boolean,
  ) {}

  private last: Promise<unknown> = Promise.resolve();
  readonly sender: Sender<Act, string> = new Sender<Act, string>({
    queue: { get: () => this.queue, set: (queue) => this.set(queue) },
    refusalOf: async (error) => (error === REFUSED ? () => 'refused' : undefined),
    send: (act, keys) => this.send(act, keys),
    inTurn: (call) => {
      const answer = this.inTurn ? this.last.then(call) : call();
      this.last = answer.catch(() => undefined);
      return answer;
    },
  });

  write(keys: readonly string[]): void {
    this.count += 1;
    for (const key of keys) this.wanted.set(key, this.count);
    this.set(written(this.queue, keys, { number: this.count, keys }, Date.now()));
  }

  private keep(holds: boolean, promise: string): void {
    if (!holds) this.broken.push(promise);
  }

  private set(queue: Queue<Act, string>): void {
    this.queue = queue;
    this.sender.wait();
  }

  private async send({ number, keys: all }: Act, keys: readonly string[]): Promise<void> {
    this.keep(keys.length > 0 && keys.every((key) => all.includes(key)), 'An act is sent for its own keys.');
    this.keep(!this.refused.has(number), 'A refused act is not sent again.');
    this.keep(!this.inTurn || this.inFlight.size === 0, 'One request is in flight.');
    for (const key of keys) {
      this.keep(!this.inFlight.has(key), 'A key has one request in flight.');
      this.keep(this.wanted.get(key) === number, 'Only the last act on a key is sent.');
      this.inFlight.add(key);
    }
    try {
      await this.travel(number, keys, this.fates.shift() ?? FINE);
    } finally {
      for (const key of keys) this.inFlight.delete(key);
    }
  }

  private async travel(number: number, keys: readonly string[], fate: Fate): Promise<void> {
    await delay(fate.outMs);
    if (fate.lost === 'request') throw new Error('lost');
    if (fate.isRefused) this.refused.add(number);
    else
      for (const key of keys) {
        this.keep(number >= (this.stored.get(key) ?? 0), 'Nothing older replaces what is stored.');
        this.stored.set(key, number);
      }
    await delay(fate.backMs);
    if (fate.lost === 'answer' && !fate.isRefused) throw new Error('lost');
    if (fate.isRefused) throw REFUSED;
  }
}

const keys = fc.uniqueArray(fc.constantFrom(...KEYS), { minLength: 1 });
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ do: fc.constant('write' as const), keys }),
  fc.record({ do: fc.constant('pass' as const), ms: fc.constantFrom(0, 10, 300, 650, 3000) }),
  fc.record({ do: fc.constant('flush' as const) }),
);
const fate: fc.Arbitrary<Fate> = fc.record({
  outMs: fc.constantFrom(0, 20, 2000),
  backMs: fc.constantFrom(0, 20, 2000),
  lost: fc.constantFrom('neither', 'neither', 'request', 'answer'),
  isRefused: fc.constantFrom(false, false, false, true),
});

test.each([
  ['at once', false],
  ['in turn', true],
])(
  'whatever happens to requests sent %s, the last act on each key is stored or refused',
  async (_, inTurn) => {
    vi.useFakeTimers();
    try {
      await checkAsyncProperty(
        fc.asyncProperty(
          fc.array(step, { maxLength: 25 }),
          fc.array(fate, { maxLength: 12 }),
          async (steps, fates) => {
            const stage = new Stage([...fates], inTurn);
            for (const each of steps) {
              if (each.do === 'write') stage.write(each.keys);
              else if (each.do === 'pass') await vi.advanceTimersByTimeAsync(each.ms);
              else void stage.sender.flush();
            }
            await vi.advanceTimersByTimeAsync(300_000);
            expect([stage.broken, stage.inFlight.size]).toEqual([[], 0]);
            for (const [key, number] of stage.wanted) {
              const isRefused = stage.queue.get(key)?.trouble?.kind === 'refused';
              expect(isRefused).toBe(stage.refused.has(number));
              if (!isRefused) expect([stage.stored.get(key), stage.queue.has(key)]).toEqual([number, false]);
            }
            const isEmpty = stage.queue.size === 0;
            const flushed = stage.sender.flush();
            await vi.advanceTimersByTimeAsync(10);
            expect(await flushed).toBe(isEmpty);
          },
        ),
      );
    } finally {
      vi.useRealTimers();
    }
  },
);

test('a flush tries each act once and says whether the server has everything', async () => {
  const tries: string[][] = [];
  let queue: Queue<string, never> = written<string, never>(emptyQueue, ['a', 'b'], 'text', Date.now());
  const sender = new Sender<string, never>({
    queue: {
      get: () => queue,
      set: (next) => {
        queue = next;
      },
    },
    refusalOf: async () => undefined,
    send: async (_, keys) => {
      tries.push([...keys]);
      if (tries.length < 3) throw new Error('lost');
    },
  });
  expect([await sender.flush(), await sender.flush(), await sender.flush()]).toEqual([false, false, true]);
  expect(tries).toEqual([
    ['a', 'b'],
    ['a', 'b'],
    ['a', 'b'],
  ]);
});
