import { DomainError } from '../../shared/errors';
import { messages } from '../../shared/messages';
import { perDb } from '../db/per-db';
import type { Deps } from '../deps';
import { type RateLimit, tokenBuckets } from './token-buckets';

const MINUTE_MS = 60_000;

/** An account: many times what a page sends, and never below 100 in 10 s, as the contract promises. */
export const ACCOUNT_LIMIT: RateLimit = { capacity: 1000, refillMs: 10_000 };
export interface AddressRates {
  /** All requests: a whole school with all its pages may be behind one address, so it is only a ceiling against a flood. */
  readonly all: RateLimit;
  readonly refusedSignIns: RateLimit;
}
export const ADDRESS_RATES: AddressRates = {
  all: { capacity: 60_000, refillMs: 20_000 },
  refusedSignIns: { capacity: 600, refillMs: MINUTE_MS },
};
/** Share IDs that could be one but are none, by account: who tries them at random gives up. */
export const WRONG_SHARE_ID_LIMIT: RateLimit = { capacity: 10, refillMs: MINUTE_MS };

/** What has been used of each limit; in the memory of this process, and gone with it. */
const usedOf = perDb(() => ({
  accounts: tokenBuckets(ACCOUNT_LIMIT),
  wrongShareIds: tokenBuckets(WRONG_SHARE_ID_LIMIT),
}));

type RateDeps = Pick<Deps, 'db' | 'clock'>;

/** Counts one call of an account; refuses one that sends more than any page would (429). */
export function countCall({ db, clock }: RateDeps, accountId: string): void {
  refuseFor(usedOf(db).accounts.take(accountId, clock.now()), messages.tooManyCalls);
}

/** Refuses an account that has guessed share IDs (429) until its minute is over, a right one included. */
export function refuseGuesser({ db, clock }: RateDeps, accountId: string): void {
  refuseFor(usedOf(db).wrongShareIds.wait(accountId, clock.now()), messages.tooManyWrongShareIds);
}

/** Counts one wrong share ID of an account. */
export function countWrongShareId({ db, clock }: RateDeps, accountId: string): void {
  usedOf(db).wrongShareIds.take(accountId, clock.now());
}

/** Refuses (429) with the time after which it is worth asking again. */
export function refuseFor(seconds: number, sentence: string): void {
  if (seconds > 0) throw new DomainError('too_many', sentence, seconds);
}
