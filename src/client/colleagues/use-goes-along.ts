import { trpc } from '../platform/trpc';
import type { SharedThing } from './shared-thing';

/** A class's own quizzes, by title, that can be handed over with it and that other classes also take. */
export function useGoesAlong({ kind, id }: SharedThing) {
  const enabled = kind === 'class';
  const desk = trpc.quizzes.dashboard.useQuery(undefined, { enabled });
  const schoolClass = trpc.classes.get.useQuery({ classId: id }, { enabled });
  const taken = new Set(schoolClass.data?.quizzes.map(({ quizId }) => quizId));
  const own = desk.data?.quizzes.filter(({ _id, owner }) => owner === null && taken.has(_id)) ?? [];
  const titles = (isAlone: boolean) =>
    own.filter(({ classNames }) => (classNames.length === 1) === isAlone).map(({ title }) => title);
  return { going: titles(true), staying: titles(false) };
}
