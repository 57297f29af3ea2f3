import { isDeepStrictEqual } from 'node:util';
import { attempts } from '../../server/db/attempts-schema';
import type { Deps } from '../../server/deps';
import { answersStore } from '../../server/features/attempts/answers-store';
import { peek, toCurrentAnswer } from '../../server/features/attempts/running';
import { attemptsStore, knownAttempts } from '../../server/features/attempts/store';

/** Whether all that is known in memory of the attempts that run is what the database says. */
export function isInStep({ db }: Pick<Deps, 'db'>): boolean {
  return db
    .select({ attemptId: attempts.id, studentId: attempts.studentId })
    .from(attempts)
    .all()
    .every((own) => {
      const row = knownAttempts(db).get(own.attemptId);
      return isDeepStrictEqual(row, row && attemptsStore(db).findOwn.get(own)) && answersAreInStep(db, own);
    });
}

function answersAreInStep(db: Deps['db'], { attemptId }: { attemptId: string }): boolean {
  const known = peek({ db }, attemptId);
  if (!known) return true;
  const store = answersStore(db);
  const stored = new Map(store.list.all({ attemptId }).map(toCurrentAnswer));
  const last = store.findLastEntry.get({ attemptId });
  const bytes = store.countHistoryBytes.get({ attemptId })?.bytes;
  return isDeepStrictEqual(
    [new Map([...known.answers].toSorted()), known.last, known.history.bytes],
    [new Map([...stored].toSorted()), last, bytes],
  );
}
