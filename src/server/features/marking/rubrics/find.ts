import * as z from 'zod';
import { type RubricItem, rubricItemSchema } from '../../../../shared/marking/rubric-schema';
import type { Deps } from '../../../deps';
import { rubricsStore } from './store';

type Db = Pick<Deps, 'db'>;

const storedItemsSchema = z.array(rubricItemSchema);

export const readItems = (json: string): RubricItem[] => storedItemsSchema.parse(JSON.parse(json));

/** The rubric items of a question; empty without a rubric. */
export function findItems({ db }: Db, questionId: string): RubricItem[] {
  const rubric = rubricsStore(db).find.get({ questionId });
  return rubric ? readItems(rubric.items) : [];
}

/** The rubrics of a quiz by question id; questions without one are left out. */
export const getRubrics = ({ db }: Db, quizId: string): Record<string, RubricItem[]> =>
  Object.fromEntries(
    rubricsStore(db)
      .list.all({ quizId })
      .map(({ questionId, items }) => [questionId, readItems(items)]),
  );
