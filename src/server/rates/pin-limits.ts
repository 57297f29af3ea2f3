import { availableParallelism } from 'node:os';
import { accountMessages } from '../../shared/account/messages';
import { DomainError } from '../../shared/errors';
import { perDb } from '../db/store';
import type { Deps } from '../deps';
import type { Place } from './fair-line';
import { type EndTurn, type RateLimit, tokenBuckets } from './limiters';
import { type PinLine, type PinTurnLimit, pinTurns } from './pin-turns';
import { slidingCounts } from './sliding-counts';
import { type Tried, type TryBegun, type WrongTriesLimits, wrongTries } from './wrong-tries';

const TEN_MINUTES_MS = 10 * 60_000;

export const WRONG_PINS: WrongTriesLimits = {
  ...{ ofMember: 5, ofDevice: 10 },
  withinMs: TEN_MINUTES_MS,
};
/** Devices that an address may bring anew: those of ten classes, or whoever makes them up would have a place in line for each. */
export const NEW_DEVICE_LIMIT: RateLimit = { capacity: 300, refillMs: TEN_MINUTES_MS };
/** A teacher is told of no more tries than this. */
const TOLD_TRIES_MAXIMUM = 100;

/** More at once would take the threads that files and names of hosts are read by. */
const AT_ONCE = Math.min(3, availableParallelism());
/** Strangers leave a core to others; a whole class waits for some seconds at most. */
export const PIN_TURNS: PinTurnLimit = {
  ...{ atOnce: AT_ONCE, ofStrangers: Math.max(1, AT_ONCE - 1) },
  ...{ ofGroup: 300, inAll: 3000, patienceMs: 20_000 },
};
const TURN_RETRY_SECONDS = 3;

/** In the memory of this process, and gone with it. */
const usedOf = perDb(() => ({
  wrong: wrongTries(WRONG_PINS),
  told: slidingCounts({ limit: TOLD_TRIES_MAXIMUM, withinMs: TEN_MINUTES_MS }),
  newDevices: tokenBuckets(NEW_DEVICE_LIMIT),
  turns: pinTurns(PIN_TURNS),
}));

type RateDeps = Pick<Deps, 'db' | 'clock'>;

/** Begins a try with a PIN; refuses (429) where there were too many wrong ones. */
export function beginPinTry({ db, clock }: RateDeps, tried: Tried): TryBegun {
  const begun = usedOf(db).wrong.begin(tried, clock.now());
  if (typeof begun === 'number') throw new DomainError('too_many', accountMessages.tooManyWrongPins, begun);
  return begun;
}

/** Forgets wrong tries: the PIN that they were for is no longer one. */
export function forgetPinTries({ db }: Pick<Deps, 'db'>, keys: readonly string[]): void {
  for (const key of keys) {
    usedOf(db).wrong.forget(key);
    usedOf(db).told.forget(key);
  }
}

/** Counts a stranger's try for a member that came to nothing, for the teacher. */
export function tellOfTry({ db, clock }: RateDeps, memberIds: readonly string[]): void {
  for (const id of memberIds) usedOf(db).told.add(id, clock.now());
}

/** How many tries of strangers for a member came to nothing in the last ten minutes. */
export const countToldTries = ({ db, clock }: RateDeps, memberId: string): number =>
  usedOf(db).told.countOf(memberId, clock.now());

/** Whether an address may bring one more device that was never seen. */
export const mayBringDevice = ({ db, clock }: RateDeps, address: string): boolean =>
  usedOf(db).newDevices.take(address, clock.now()) === 0;

/** Waits until a PIN may be worked out. Refuses (503) where too many wait. */
export async function takePinTurn(
  { db }: Pick<Deps, 'db'>,
  { line, ...place }: Place & { readonly line: PinLine },
): Promise<EndTurn> {
  const endTurn = await usedOf(db).turns.take(line, place);
  if (endTurn) return endTurn;
  throw new DomainError('unavailable', accountMessages.pinsBusy, TURN_RETRY_SECONDS);
}
