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
  const { tooManyWrongPins, tooManyWrongPinsOfSlip } = accountMessages;
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

/** Whether an address may bring another new device. */
export const mayBringDevice = ({ db, clock }: RateDeps, address: string): boolean =>
  usedOf(db).newDevices.take(address, clock.now()) === 0;

/** Waits for a turn to compute a PIN. Throws 503 if too many wait. */
export async function takePinTurn(
  { db }: Pick<Deps, 'db'>,
  { line, ...place }: Place & { readonly line: PinLine },
): Promise<EndTurn> {
  const endTurn = await usedOf(db).turns.take(line, place);
  if (endTurn) return endTurn;
  throw new DomainError('unavailable', accountMessages.pinsBusy, TURN_RETRY_SECONDS);
}
