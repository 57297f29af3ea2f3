import { DomainError } from '../../shared/errors';
import { demoIdentity } from '../adapters/embedded/demo-identity';
import { testCheckout } from '../adapters/embedded/test-checkout';
import { openDb } from '../db/open';
import type { Deps } from '../deps';
import { type CountingIds, countingIds } from './counting-ids';
import { aClock, type ManualClock } from './manual-clock';
import { type Person, personOn } from './person';
import { aWorld, MIGRATIONS, type World } from './world';

/** A world that makes the same ids in every run and can be copied. */
export interface CountedWorld extends World {
  readonly ids: CountingIds;
}

const CHECKOUT_SECRET = 'for tests alone'.padEnd(32, '.');

interface Begun {
  readonly ids?: CountingIds;
  readonly clock?: ManualClock;
  readonly db?: Deps['db'];
  /** The identity provider that issued the tokens from before the copy. */
  readonly earlier?: Deps['identity'];
}

export function aCountedWorld({
  ids = countingIds(),
  clock = aClock(),
  db,
  earlier,
}: Begun = {}): CountedWorld {
  const world = aWorld({
    ...{ ids, clock, ...(db && { db }) },
    payments: testCheckout({ secret: CHECKOUT_SECRET, ids }),
    identity: identityAfter(earlier, { ids, clock }),
  });
  return { ...world, clock, ids };
}

/** The demo sign-in; a token from before the copy is verified by the original's. */
function identityAfter(earlier: Deps['identity'] | undefined, deps: Pick<Deps, 'clock' | 'ids'>) {
  const own = demoIdentity(deps);
  if (!earlier) return own;
  const verify: typeof own.verify = async (token) => {
    try {
      return await own.verify(token);
    } catch (error) {
      if (!(error instanceof DomainError && error.kind === 'unauthenticated')) throw error;
      return earlier.verify(token);
    }
  };
  return { ...own, verify };
}

/**
 * Stores a world and the values made on it: each call of the result continues from this moment on a copy,
 * with the same people signed in. State in memory (limits, presence, the marks revision) is as after a
 * restart; images are not copied.
 */
export async function keep<Made extends { readonly world: CountedWorld }>(made: Made): Promise<() => Made> {
  const { deps, clock, ids, errors } = made.world;
  await deps.background.idle();
  if (errors.length > 0) throw new Error('A world with errors is not kept.', { cause: errors[0] });
  const bytes = deps.db.$client.serialize();
  const [nowMs, count] = [clock.now(), ids.count()];
  return () => {
    const db = openDb({ file: bytes, migrationsFolder: MIGRATIONS });
    const begun = { ids: countingIds(count), clock: aClock(nowMs), db, earlier: deps.identity };
    const world = aCountedWorld(begun);
    return copyOf(made, made.world, world);
  };
}

/** The same values, with all people in the other world. */
export function copyOf<Value>(value: Value, from: World, to: World): Value {
  if (value === (from as unknown)) return to as Value;
  if (isPerson(value)) return personOn(to.app, value.token, value.accountId) as Value;
  if (Array.isArray(value) || typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, copyOf(part, from, to)]),
  ) as Value;
}

const isPerson = (value: unknown): value is Person =>
  typeof value === 'object' && value !== null && 'rest' in value && typeof value.rest === 'function';
