import { accountMessages } from '../../shared/account/messages';
import type { Student } from '../../shared/actor';
import { DomainError } from '../../shared/errors';
import { messages } from '../../shared/messages';
import { perDb } from '../db/store';
import type { Deps } from '../deps';
import { type EndTurn, type RateLimit, tokenBuckets, turns } from './limiters';

const MINUTE_MS = 60_000;
const TURN_RETRY_SECONDS = 2;

/** An account: many times what a page sends, and never below 100 in 10 s, as the contract promises. */
export const ACCOUNT_LIMIT: RateLimit = { capacity: 1000, refillMs: 10_000 };
/** An address: a whole school with all its pages may be behind one, so it is only a ceiling against a flood. */
export const ADDRESS_LIMIT: RateLimit = { capacity: 60_000, refillMs: 20_000 };
/** A token that was refused: trying it again and again is worth nothing to anybody honest. */
export const BAD_TOKEN_LIMIT: RateLimit = { capacity: 5, refillMs: MINUTE_MS };
/** What the saves of an account write: eighteen times what autosave sends of the longest answer there is. */
export const SAVED_BYTES_LIMIT: RateLimit = { capacity: 16 * 1024 * 1024, refillMs: MINUTE_MS };
/** Share IDs that could be one but are none, by account: who tries them at random gives up. */
export const WRONG_SHARE_ID_LIMIT: RateLimit = { capacity: 10, refillMs: MINUTE_MS };

/** Invites that are none, by whoever signs in with them. */
export const WRONG_INVITE_LIMIT: RateLimit = { capacity: 5, refillMs: 10 * MINUTE_MS };

/** What else an account may ask for at once waits in order, so that a hundred calls at the same moment are all answered. */
const WAITING = { waiting: 100, patienceMs: 20_000 };
/** What an account may have under way at once: reading holds up others longest, and a browser reads a few things at a time. */
export const TURNS = {
  reads: { atOnce: 3, ...WAITING },
  writes: { atOnce: 8, ...WAITING },
  uploads: { atOnce: 2, ...WAITING },
};

/** What has been used of each limit; in the memory of this process, and gone with it. */
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

/** Counts one call of an account; refuses one that sends more than any page would (429). */
export function countCall({ db, clock }: RateDeps, accountId: string): void {
  refuseFor(usedOf(db).accounts.take(accountId, clock.now()), messages.tooManyCalls);
}

/** Counts what a save of an account wrote. */
export function chargeSavedBytes(
  { db }: Pick<Deps, 'db'>,
  accountId: string,
  { at, bytes }: { at: number; bytes: number },
): void {
  usedOf(db).savedBytes.charge(accountId, at, bytes);
}

/** Refuses an account whose saves have written more than anybody types (429), until that has been made up for. */
export function refuseFloodOfSaves({ db, clock }: RateDeps, { accountId }: Student): void {
  refuseFor(usedOf(db).savedBytes.wait(accountId, clock.now()), messages.tooManyCalls);
}

/** Waits until an account may go on; refuses where too much of it waits already (429; 503 for an upload, which comes again). */
export async function takeTurn(
  { db }: RateDeps,
  accountId: string,
  kind: 'reads' | 'writes' | 'uploads',
): Promise<EndTurn> {
  const endTurn = await usedOf(db)[kind].take(accountId);
  if (endTurn) return endTurn;
  if (kind === 'uploads') throw new DomainError('unavailable', messages.imagesBusy, TURN_RETRY_SECONDS);
  throw new DomainError('too_many', messages.tooManyCalls, TURN_RETRY_SECONDS);
}

/**
 * Verifies what somebody signs in with; a token that was refused (401) again and again is no longer looked at (429). Failures
 * count against the token alone: whoever shares an address with a guesser, or is the one guessed at, signs in as ever.
 */
export async function tryToken<Found>(
  { db, clock }: RateDeps,
  token: string,
  verify: () => Promise<Found>,
): Promise<Found> {
  const { badTokens } = usedOf(db);
  refuseFor(badTokens.wait(token, clock.now()), messages.tooManySignIns);
  try {
    return await verify();
  } catch (error) {
    if (error instanceof DomainError && error.kind === 'unauthenticated') badTokens.take(token, clock.now());
    throw error;
  }
}

/** Refuses an account that has guessed share IDs (429) until its minute is over, a right one included. */
export function refuseGuesser({ db, clock }: RateDeps, accountId: string): void {
  refuseFor(usedOf(db).wrongShareIds.wait(accountId, clock.now()), messages.tooManyWrongShareIds);
}

/** Counts one wrong share ID of an account. */
export function countWrongShareId({ db, clock }: RateDeps, accountId: string): void {
  usedOf(db).wrongShareIds.take(accountId, clock.now());
}

/** Refuses whoever has brought invites that are none (429) until their time is over, a right one included. */
export function refuseInviteGuesser({ db, clock }: RateDeps, guesser: string): void {
  refuseFor(usedOf(db).wrongInvites.wait(guesser, clock.now()), accountMessages.tooManyInvites);
}

/** Counts one wrong invite. */
export function countWrongInvite({ db, clock }: RateDeps, guesser: string): void {
  usedOf(db).wrongInvites.take(guesser, clock.now());
}

/** Refuses (429) with the time after which it is worth asking again. */
export function refuseFor(seconds: number, sentence: string): void {
  if (seconds > 0) throw new DomainError('too_many', sentence, seconds);
}
