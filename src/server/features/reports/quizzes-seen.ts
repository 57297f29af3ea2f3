import type { Teacher } from '../../../shared/actor';
import type { Deps } from '../../deps';
import { reportsStore } from './store';

/** The quizzes that a report may speak of: those that the teacher may look at, as a JSON list of ids. */
export const quizzesSeenBy = ({ db }: Pick<Deps, 'db'>, { accountId: teacherId }: Teacher): string =>
  JSON.stringify(
    reportsStore(db)
      .listOwnQuizIds.all({ teacherId })
      .map(({ id }) => id),
  );
