import type { Deps } from '../../../deps';
import { marksStore } from './marks-store';

/** What an answer has now; undefined before it is marked. */
export const findScore = (
  { db }: Pick<Deps, 'db'>,
  key: { attemptId: string; questionId: string },
): number | undefined => marksStore(db).findResult.get(key)?.score;
