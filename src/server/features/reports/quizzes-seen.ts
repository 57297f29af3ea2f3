import { ownerOf } from '../../../shared/access/owner-id';
import type { Teacher } from '../../../shared/actor';
import type { Deps } from '../../deps';
import { listSharedQuizzes } from '../quizzes/access';
import { reportsStore } from './store';

/** The quizzes that a report may speak of: those that the teacher may look at, as a JSON list of ids. */
export const quizzesSeenBy = (deps: Pick<Deps, 'db' | 'clock'>, teacher: Teacher): string =>
  JSON.stringify([
    ...reportsStore(deps.db)
      .listOwnQuizIds.all({ teacherId: ownerOf(teacher) })
      .map(({ id }) => id),
    ...listSharedQuizzes(deps, teacher).map(({ quiz }) => quiz.id),
  ]);
