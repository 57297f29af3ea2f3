import type { Deps } from '../../deps';
import { type QuizRecord, quizzesStore } from './store';

/** The totals of a quiz's attempts; undefined without any. */
export const findAttemptTotals = ({ db }: Pick<Deps, 'db'>, { id, teacherId }: QuizRecord) =>
  quizzesStore(db).attemptTotals.get({ quizId: id, teacherId });

/** The same for each quiz of a JSON list of ids. */
export const listAttemptTotals = ({ db }: Pick<Deps, 'db'>, quizIds: string) =>
  quizzesStore(db).listAttemptTotals.all({ quizIds });
