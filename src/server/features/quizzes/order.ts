import type { Deps } from '../../deps';
import { draftsStore, setPosition } from './drafts-store';

type OrderDeps = Pick<Deps, 'db'>;

/** The ids of the questions of a quiz and of its new unfinished ones, in their common order. */
export const getOrder = ({ db }: OrderDeps, quizId: string): string[] =>
  draftsStore(db)
    .listPlaces.all({ quizId })
    .map(({ id }) => id);

/** Hands out the places anew that are taken now, so that what is deleted keeps its own for a restore. */
export function saveOrder({ db }: OrderDeps, quizId: string, order: readonly string[]): void {
  draftsStore(db)
    .listPlaces.all({ quizId })
    .forEach(({ id: now, position }, index) => {
      const id = order[index];
      if (id !== undefined && id !== now) setPosition(db, { quizId, id, position });
    });
}
