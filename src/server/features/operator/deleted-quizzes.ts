import { OPERATOR } from '../../db/audit';
import type { Deps } from '../../deps';
import { listDeletedQuizzes, restoreQuiz } from '../quizzes/undelete';

/** Teachers' restorable quizzes, last deleted first. */
export const listSchoolTrash = (deps: Pick<Deps, 'db'>) => ({
  quizzes: listDeletedQuizzes(deps, '').map(({ quizId, ...quiz }) => ({ _id: quizId, ...quiz })),
});

/** Restores one for its teacher (404). */
export const restoreForTeacher = (
  deps: Pick<Deps, 'db' | 'clock' | 'inTransaction'>,
  { quizId }: { quizId: string },
) => restoreQuiz(deps, quizId, OPERATOR);
