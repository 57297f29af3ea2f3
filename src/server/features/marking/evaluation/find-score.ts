import type { Deps } from '../../../deps';
import { marksStore } from './marks-store';

/** The current score of an answer; undefined before evaluation. */
export const findScore = (
  { db }: Pick<Deps, 'db'>,
  key: { attemptId: string; questionId: string },
): number | undefined => marksStore(db).findResult.get(key)?.score;
