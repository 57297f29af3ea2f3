import { accountMessages } from '../../shared/account/messages';
import type { Student } from '../../shared/actor';
import { DomainError } from '../../shared/errors';
import type { Said } from '../../shared/languages/said';
import { messages } from '../../shared/messages';
import { refusals } from '../../shared/refusals';
import { perDb } from '../db/store';
import type { Deps } from '../deps';
import { type EndTurn, type RateLimit, tokenBuckets, turns } from './limiters';

const MINUTE_MS = 60_000;
const TURN_RETRY_SECONDS = 2;

/** Per account: many times the rate of a page, and never below 100 in 10 s, as the contract promises. */
export const ACCOUNT_LIMIT: RateLimit = { capacity: 1000, refillMs: 10_000 };
/** Per address: a ceiling against floods only, since a whole school may share one. */
export const ADDRESS_LIMIT: RateLimit = { capacity: 60_000, refillMs: 20_000 };
/** Repeats of a refused token. */
export const BAD_TOKEN_LIMIT: RateLimit = { capacity: 5, refillMs: MINUTE_MS };
/** Bytes saved by an account: eighteen times autosave of the longest answer. */
export const SAVED_BYTES_LIMIT: RateLimit = { capacity: 16 * 1024 * 1024, refillMs: MINUTE_MS };
/** Wrong share IDs per account. */
export const WRONG_SHARE_ID_LIMIT: RateLimit = { capacity: 10, refillMs: MINUTE_MS };

/** Wrong invites per person. */
export const WRONG_INVITE_LIMIT: RateLimit = { capacity: 5, refillMs: 10 * MINUTE_MS };

/** Excess calls of an account queue, so that a hundred simultaneous ones are all answered. */
const WAITING = { waiting: 100, patienceMs: 20_000 };
/** Concurrent calls of an account: reads cause the most delay, and a browser makes few concurrently. */
export const TURNS = {
  reads: { atOnce: 3, ...WAITING },
  writes: { atOnce: 8, ...WAITING },
  uploads: { atOnce: 2, ...WAITING },
};

/** Usage of each limit, in memory. */
const usedOf = perDb(() => ({
  accounts: tokenBuckets(ACCOUNT_LIMIT),
  badTokens: tokenBuckets(BAD_TOKEN_LIMIT),
  savedBytes: tokenBuckets(SAVED_BYTES_LIMIT),
  wrongShareIds: tokenBuckets(WRONG_SHARE_ID_LIMIT),
  wrongInvites: tokenBuckets(WRONG_INVITE_LIMIT),
  reads: turns(TURNS.reads),
  writes: turns(TURNS.writes),
  uploads: turns(TURNS.uploads),
}));

type RateDeps = Pick<Deps, 'db' | 'clock'>;

/** Counts a call of an account; throws 429 beyond any page's rate. */
export function countCall({ db, clock }: RateDeps, accountId: string): void {
  refuseFor(usedOf(db).accounts.take(accountId, clock.now()), refusals.tooManyCalls);
}

export function chargeSavedBytes(
  { db }: Pick<Deps, 'db'>,
  accountId: string,
  { at, bytes }: { at: number; bytes: number },
): void {
  usedOf(db).savedBytes.charge(accountId, at, bytes);
}

/** Throws 429 for an account that has saved more than any person types, until refilled. */
export function refuseFloodOfSaves({ db, clock }: RateDeps, { accountId }: Student): void {
  refuseFor(usedOf(db).savedBytes.wait(accountId, clock.now()), refusals.tooManyCalls);
}

/** Waits for an account's turn; throws 429 if too many wait (503 for an upload, which is retried). */
export async function takeTurn(
  { db }: RateDeps,
  accountId: string,
  kind: 'reads' | 'writes' | 'uploads',
): Promise<EndTurn> {
  const endTurn = await usedOf(db)[kind].take(accountId);
  if (endTurn) return endTurn;
  if (kind === 'uploads') throw new DomainError('unavailable', messages.imagesBusy, TURN_RETRY_SECONDS);
  throw new DomainError('too_many', refusals.tooManyCalls, TURN_RETRY_SECONDS);
}

/**
 * Verifies a sign-in token; a repeatedly refused (401) token gets 429 unverified. Failures count against the token only, so that
 * neither a shared address nor a guessed person is affected.
 */
export async function tryToken<Found>(
  { db, clock }: RateDeps,
  token: string,
  verify: () => Promise<Found>,
): Promise<Found> {
  const { badTokens } = usedOf(db);
  refuseFor(badTokens.wait(token, clock.now()), refusals.tooManySignIns);
  try {
    return await verify();
  } catch (error) {
    if (error instanceof DomainError && error.kind === 'unauthenticated') badTokens.take(token, clock.now());
    throw error;
  }
}

/** Throws 429 for an account that has guessed share IDs, even for a right one, until its minute is over. */
export function refuseGuesser({ db, clock }: RateDeps, accountId: string): void {
  refuseFor(usedOf(db).wrongShareIds.wait(accountId, clock.now()), refusals.tooManyWrongShareIds);
}

export function countWrongShareId({ db, clock }: RateDeps, accountId: string): void {
  usedOf(db).wrongShareIds.take(accountId, clock.now());
}

/** Rate-limits invalid invites (429); while limited, valid ones are refused too. */
export function refuseInviteGuesser({ db, clock }: RateDeps, guesser: string): void {
  refuseFor(usedOf(db).wrongInvites.wait(guesser, clock.now()), accountMessages.tooManyInvites);
}

export function countWrongInvite({ db, clock }: RateDeps, guesser: string): void {
  usedOf(db).wrongInvites.take(guesser, clock.now());
}

/** Throws 429 with the time to wait. */
export function refuseFor(seconds: number, sentence: string | Said): void {
  if (seconds > 0) throw new DomainError('too_many', sentence, seconds);
}
