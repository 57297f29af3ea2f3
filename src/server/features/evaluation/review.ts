import type { QuizResults } from '../../../shared/results/schema';
import type { Deps } from '../../deps';
import { getQuizById } from '../quizzes/find';
import { reviewStore } from './review-store';

export type Review = Pick<QuizResults, 'graderNotices' | 'rescored' | 'dismissedAlarms' | 'ai'>;

/** What the teacher should know beside the marks: notices about the grader, what marks taught it, and whether AI marks. */
export function getReview(deps: Pick<Deps, 'db' | 'textGrader'>, quizId: string): Review {
  const { listNotices, listRescored, listDismissed } = reviewStore(deps.db);
  const notices = listNotices.all({ quizId });
  const rescored = listRescored.all({ quizId });
  const dismissed = listDismissed.all({ quizId });
  const host = deps.textGrader.sendsTo;
  return {
    graderNotices: Object.fromEntries(notices.map(({ questionId, notice }) => [questionId, notice])),
    rescored: Object.fromEntries(
      rescored.map(({ questionId, changes }) => [questionId, JSON.parse(changes)]),
    ),
    dismissedAlarms: Object.fromEntries(dismissed.map(({ questionId, evidence }) => [questionId, evidence])),
    ai: host === undefined ? null : { host, isUsed: getQuizById(deps, quizId).useAi },
  };
}
