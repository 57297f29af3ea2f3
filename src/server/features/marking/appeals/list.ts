import type { Appeal, ReceivedAppeal } from '../../../../shared/appeals/schema';
import type { Deps } from '../../../deps';
import { appealsStore } from './store';

type ReadDeps = Pick<Deps, 'db'>;

/** What the students of a quiz asked to be looked at again, answered or not, oldest first. */
export const listAppeals = ({ db }: ReadDeps, quizId: string): ReceivedAppeal[] =>
  appealsStore(db).listOfQuiz.all({ quizId });

/** What the student of one attempt asked, by question id. */
export const readAppealsOf = ({ db }: ReadDeps, attemptId: string): ReadonlyMap<string, Appeal> =>
  new Map(
    appealsStore(db)
      .listOfAttempt.all({ attemptId })
      .map(({ questionId, ...appeal }) => [questionId, appeal]),
  );
