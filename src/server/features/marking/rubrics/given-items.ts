import * as z from 'zod';
import type { Deps } from '../../../deps';
import { rubricsStore } from './store';

type Db = Pick<Deps, 'db'>;

/** Which items an answer was given; null where it was not marked by a rubric. */
export type GivenItems = readonly string[] | null;

export interface AnswerKey {
  readonly attemptId: string;
  readonly questionId: string;
}

const storedIdsSchema = z.array(z.string());

/** The items of an answer as they are stored. */
export const readItemIds = (json: string): string[] => storedIdsSchema.parse(JSON.parse(json));

/** The items that an answer was given, those among them that the rubric lacks now too: undoing a change brings them back. */
export function findGivenItems({ db }: Db, key: AnswerKey): GivenItems {
  const given = rubricsStore(db).findGiven.get(key);
  return given ? readItemIds(given.itemIds) : null;
}

/** The items that the answers of one attempt were given, by question id. */
export const givenItemsOf = ({ db }: Db, attemptId: string): ReadonlyMap<string, readonly string[]> =>
  new Map(
    rubricsStore(db)
      .listGivenToAttempt.all({ attemptId })
      .map(({ questionId, itemIds }) => [questionId, readItemIds(itemIds)]),
  );

/** Writes which items an answer was given; null takes it out of the rubric. The mark is written by whoever decides it. */
export function setGivenItems({ db }: Db, { attemptId, questionId }: AnswerKey, itemIds: GivenItems): void {
  const store = rubricsStore(db);
  if (itemIds) store.give.run({ attemptId, questionId, itemIds: JSON.stringify(itemIds) });
  else store.takeAll.run({ attemptId, questionId });
}
