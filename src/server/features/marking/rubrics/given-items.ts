import * as z from 'zod';
import type { Deps } from '../../../deps';
import { rubricsStore } from './store';

type Db = Pick<Deps, 'db'>;

/** The item ids of an answer; null if it was not marked by a rubric. */
export type GivenItems = readonly string[] | null;

export interface AnswerKey {
  readonly attemptId: string;
  readonly questionId: string;
}

const storedIdsSchema = z.array(z.string());

export const readItemIds = (json: string): string[] => storedIdsSchema.parse(JSON.parse(json));

/** The items of an answer, removed ones included, since an undo restores them. */
export function findGivenItems({ db }: Db, key: AnswerKey): GivenItems {
  const given = rubricsStore(db).findGiven.get(key);
  return given ? readItemIds(given.itemIds) : null;
}

/** The items of one attempt's answers by question id. */
export const givenItemsOf = ({ db }: Db, attemptId: string): ReadonlyMap<string, readonly string[]> =>
  new Map(
    rubricsStore(db)
      .listGivenToAttempt.all({ attemptId })
      .map(({ questionId, itemIds }) => [questionId, readItemIds(itemIds)]),
  );

/** Sets the items of an answer; null detaches it from the rubric. The caller writes the mark. */
export function setGivenItems({ db }: Db, { attemptId, questionId }: AnswerKey, itemIds: GivenItems): void {
  const store = rubricsStore(db);
  if (itemIds) store.give.run({ attemptId, questionId, itemIds: JSON.stringify(itemIds) });
  else store.takeAll.run({ attemptId, questionId });
}
