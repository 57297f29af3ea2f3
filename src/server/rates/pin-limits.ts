import { availableParallelism } from 'node:os';
import { DomainError } from '../../shared/errors';
import { refusals } from '../../shared/refusals';
import { perDb } from '../db/store';
import type { Deps } from '../deps';
import { fairLine, type Place, type Waiting } from './fair-line';
import { type EndTurn, type RateLimit, tokenBuckets } from './limiters';
import { slidingCounts } from './sliding-counts';
import { type Tried, type TryBegun, type WrongTriesLimits, wrongTries } from './wrong-tries';

const TEN_MINUTES_MS = 10 * 60_000;

export const WRONG_PINS: WrongTriesLimits = {
  ...{ ofMember: 5, ofDevice: 10 },
  withinMs: TEN_MINUTES_MS,
};
/** New devices per address: those of ten classes, since each gets its own place in the queue. */
export const NEW_DEVICE_LIMIT: RateLimit = { capacity: 300, refillMs: TEN_MINUTES_MS };
/** The maximum a teacher is shown. */
const TOLD_TRIES_MAXIMUM = 100;

/** More would occupy the thread pool used for files and DNS. */
const AT_ONCE = Math.min(3, availableParallelism());
/** Strangers leave one core free; a whole class waits some seconds at most. */
export const PIN_TURNS: PinTurnLimit = {
  ...{ atOnce: AT_ONCE, ofStrangers: Math.max(1, AT_ONCE - 1) },
  ...{ ofGroup: 300, inAll: 3000, patienceMs: 20_000 },
};

/** The queues: known by a slip or device, making PINs, and all others. */
export type PinLine = 'known' | 'makers' | 'strangers';

export interface PinTurnLimit {
  readonly atOnce: number;
  /** The maximum for strangers. */
  readonly ofStrangers: number;
  /** The maximum waiting, per group and in all. */
  readonly ofGroup: number;
  readonly inAll: number;
  readonly patienceMs: number;
}

export interface PinTurns {
  /** Resolves with the end of the turn; with null without a place or after a timeout. */
  take(line: PinLine, place: Place): Promise<EndTurn | null>;
}

/** Schedules PIN computations. Known people never wait behind strangers; makers and strangers alternate. */
export function pinTurns({ atOnce, ofStrangers, patienceMs, ...room }: PinTurnLimit): PinTurns {
  const lines = { known: fairLine(room), makers: fairLine(room), strangers: fairLine(room) };
  let others: readonly PinLine[] = ['makers', 'strangers'];
  let running = 0;
  let strangers = 0;
  const mayRun = (line: PinLine) => running < atOnce && (line !== 'strangers' || strangers < ofStrangers);
  const begin = (line: PinLine): EndTurn => {
    running += 1;
    if (line === 'strangers') strangers += 1;
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      running -= 1;
      if (line === 'strangers') strangers -= 1;
      callNext();
    };
  };
  const callNext = () => {
    for (const line of ['known', ...others] as const) {
      const next = mayRun(line) ? lines[line].next() : undefined;
      if (!next) continue;
      if (line !== 'known') others = [...others.filter((each) => each !== line), line];
      next.call();
      return callNext();
    }
  };
  return {
    async take(line, place) {
      if (mayRun(line)) return begin(line);
      return new Promise((resolve) => {
        const end = (endTurn: EndTurn | null) => {
          clearTimeout(patience);
          resolve(endTurn);
        };
        const waiting: Waiting = {
          call() {
            clearTimeout(patience);
            const endTurn = begin(line);
            // Lets other requests in before this continues.
            setImmediate(end, endTurn);
          },
          turnAway: () => end(null),
        };
        const patience = setTimeout(() => {
          lines[line].remove(place, waiting);
          waiting.turnAway();
        }, patienceMs);
        if (!lines[line].add(place, waiting)) waiting.turnAway();
      });
    },
  };
}

const TURN_RETRY_SECONDS = 3;

/** In memory only. */
const usedOf = perDb(() => ({
  wrong: wrongTries(WRONG_PINS),
  told: slidingCounts({ limit: TOLD_TRIES_MAXIMUM, withinMs: TEN_MINUTES_MS }),
  newDevices: tokenBuckets(NEW_DEVICE_LIMIT),
  turns: pinTurns(PIN_TURNS),
}));

type RateDeps = Pick<Deps, 'db' | 'clock'>;

/** Begins a PIN try; throws 429 after too many wrong ones. */
export function beginPinTry({ db, clock }: RateDeps, tried: Tried, hasSlip: boolean): TryBegun {
  const begun = usedOf(db).wrong.begin(tried, clock.now());
  if (typeof begun !== 'number') return begun;
  const { tooManyWrongPins, tooManyWrongPinsOfSlip } = refusals;
  throw new DomainError('too_many', hasSlip ? tooManyWrongPinsOfSlip : tooManyWrongPins, begun);
}

/** Resets wrong tries after the PIN changed. */
export function forgetPinTries({ db }: Pick<Deps, 'db'>, keys: readonly string[]): void {
  for (const key of keys) {
    usedOf(db).wrong.forget(key);
    usedOf(db).told.forget(key);
  }
}

/** Counts a stranger's failed try for a member, shown to the teacher. */
export function tellOfTry({ db, clock }: RateDeps, memberIds: readonly string[]): void {
  for (const id of memberIds) usedOf(db).told.add(id, clock.now());
}

/** A member's failed tries by strangers in the last ten minutes. */
export const countToldTries = ({ db, clock }: RateDeps, memberId: string): number =>
  usedOf(db).told.countOf(memberId, clock.now());

export const mayBringDevice = ({ db, clock }: RateDeps, address: string): boolean =>
  usedOf(db).newDevices.take(address, clock.now()) === 0;

/** Waits for a turn to compute a PIN. Throws 503 if too many wait. */
export async function takePinTurn(
  { db }: Pick<Deps, 'db'>,
  { line, ...place }: Place & { readonly line: PinLine },
): Promise<EndTurn> {
  const endTurn = await usedOf(db).turns.take(line, place);
  if (endTurn) return endTurn;
  throw new DomainError('unavailable', refusals.pinsBusy, TURN_RETRY_SECONDS);
}
