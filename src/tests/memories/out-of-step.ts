import { isDeepStrictEqual } from 'node:util';
import { cachesOf, type RowCache } from '../../server/db/row-cache';
import type { Deps } from '../../server/deps';
import { readPinList } from '../../server/features/accounts/class-login';
import { readAdmitted } from '../../server/features/accounts/find-session';
import { pinListCache } from '../../server/features/accounts/pin-members-store';
import { accountMarkers, sessionCache } from '../../server/features/accounts/store';
import { readState } from '../../server/features/attempts/attempt-state';
import { quizVersionCache, readQuizVersion } from '../../server/features/attempts/course';
import { contentNow } from '../../server/features/attempts/join';
import { attemptsStore, stateCache, versionCache } from '../../server/features/attempts/store';

/** The cached and the stored value of a key, in comparable form. */
type Pair = readonly [known: unknown, stored: unknown];
interface Compared {
  readonly memory: RowCache<unknown>;
  readonly pairs: () => readonly (readonly [name: string, read: () => Pair])[];
}

const compared = <Value>(
  name: string,
  memory: RowCache<Value>,
  pairOf: (key: string, value: Value) => Pair,
): Compared => ({
  memory,
  pairs: () =>
    [...memory.entries()].map(([key, value]) => [`${name} ${key}`, () => pairOf(key, value)] as const),
});

/** The entries of all caches that differ from the database. Throws for a cache without a comparison here. */
export function outOfStep(deps: Deps): readonly { name: string; known: unknown; stored: unknown }[] {
  const list = comparisons(deps);
  if (cachesOf(deps.db).some((memory) => list.every((each) => each.memory !== memory)))
    throw new Error('A memory is compared with nothing: say in src/tests/memories how it is read anew.');
  return list
    .flatMap(({ pairs }) => pairs())
    .map(([name, read]) => ({ name, ...valuesOf(read) }))
    .filter(({ known, stored }) => !isDeepStrictEqual(known, stored));
}

function valuesOf(read: () => Pair): { known: unknown; stored: unknown } {
  try {
    const [known, stored] = read();
    return { known, stored };
  } catch (error) {
    return { known: 'an entry', stored: error };
  }
}

function comparisons(deps: Deps): readonly Compared[] {
  const { db, ids } = deps;
  const store = attemptsStore(db);
  const now = deps.clock.now();
  return [
    compared('attempt', stateCache(db), (attemptId, known) => [known, readState(deps, attemptId)]),
    compared('version now', versionCache(db), (quizId, known) => [
      known,
      store.findVersionByHash.get({ quizId, contentHash: ids.hash(contentNow(deps, quizId)) })?.id,
    ]),
    compared('version', quizVersionCache(db), (versionId, known) => [
      known,
      readQuizVersion(deps, versionId),
    ]),
    compared('list', pinListCache(db), (classId, known) => [known, readPinList(db, classId)]),
    compared('session', sessionCache(db), (tokenHash, { session, account }) => {
      const isInUse = account === accountMarkers(db).get(session.accountId) && session.expiresAt > now;
      return isInUse ? [session, readAdmitted(deps, tokenHash, now)] : [null, null];
    }),
    // A marker carries no value: sessions with the same marker are valid.
    compared('account', accountMarkers(db), () => [null, null]),
  ];
}
