import type { Deps } from '../../deps';
import { draftsStore, setPosition } from './store';

type OrderDeps = Pick<Deps, 'db'>;

/** The ids of questions and new drafts in their common order. */
export const getOrder = ({ db }: OrderDeps, quizId: string): string[] =>
  draftsStore(db)
    .listPlaces.all({ quizId })
    .map(({ id }) => id);

/** Redistributes the used positions only, so that deleted questions keep theirs for a restore. */
export function saveOrder({ db }: OrderDeps, quizId: string, order: readonly string[]): void {
  draftsStore(db)
    .listPlaces.all({ quizId })
    .forEach(({ id: now, position }, index) => {
      const id = order[index];
      if (id !== undefined && id !== now) setPosition(db, { quizId, id, position });
    });
}
