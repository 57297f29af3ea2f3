import { availableParallelism } from 'node:os';
import { accountMessages } from '../../shared/account/messages';
import { DomainError } from '../../shared/errors';
import { perDb } from '../db/store';
import type { Deps } from '../deps';
import type { EndTurn, TurnLimit } from './limiters';
import { sharedTurns } from './shared-turns';
import { type Tried, type TryBegun, type WrongTriesLimits, wrongTries } from './wrong-tries';

export const WRONG_PINS: WrongTriesLimits = { ofMember: 5, ofClass: 50, withinMs: 10 * 60_000 };

/** PINs are worked out one beside the other only where others keep a core; a whole class waits for some seconds at most. */
export const PIN_TURNS: TurnLimit = {
  atOnce: Math.min(3, Math.max(1, availableParallelism() - 1)),
  waiting: 200,
  patienceMs: 20_000,
};
const TURN_RETRY_SECONDS = 3;

/** In the memory of this process, and gone with it. */
const usedOf = perDb(() => ({ wrong: wrongTries(WRONG_PINS), turns: sharedTurns(PIN_TURNS) }));

type RateDeps = Pick<Deps, 'db' | 'clock'>;

/** Begins a try with a PIN; refuses (429) where there were too many wrong ones. */
export function beginPinTry({ db, clock }: RateDeps, tried: Tried): TryBegun {
  const begun = usedOf(db).wrong.begin(tried, clock.now());
  if (typeof begun === 'number') throw tooManyWrongPins(begun);
  return begun;
}

/** The refusal (429) of a try after too many wrong ones. */
export const tooManyWrongPins = (seconds: number) =>
  new DomainError('too_many', accountMessages.tooManyWrongPins, seconds);

/** Forgets wrong tries: the PIN that they were for is no longer one. */
export function forgetPinTries({ db }: Pick<Deps, 'db'>, keys: readonly string[]): void {
  for (const key of keys) usedOf(db).wrong.forget(key);
}

/** Waits until a PIN may be worked out; each class has its own line, and so has whoever makes PINs. Refuses (503) where too many wait. */
export async function takePinTurn({ db }: Pick<Deps, 'db'>, line: string): Promise<EndTurn> {
  const endTurn = await usedOf(db).turns.take(line);
  if (endTurn) return endTurn;
  throw new DomainError('unavailable', accountMessages.pinsBusy, TURN_RETRY_SECONDS);
}
