import type { Appeal, ReceivedAppeal } from '../../../../shared/appeals/schema';
import type { Deps } from '../../../deps';
import { appealsStore } from './store';

type ReadDeps = Pick<Deps, 'db'>;

/** The second looks of a quiz, answered or not, oldest first. */
export const listAppeals = ({ db }: ReadDeps, quizId: string): ReceivedAppeal[] =>
  appealsStore(db).listOfQuiz.all({ quizId });

/** The second looks of one attempt by question id. */
export const readAppealsOf = ({ db }: ReadDeps, attemptId: string): ReadonlyMap<string, Appeal> =>
  new Map(
    appealsStore(db)
      .listOfAttempt.all({ attemptId })
      .map(({ questionId, ...appeal }) => [questionId, appeal]),
  );
