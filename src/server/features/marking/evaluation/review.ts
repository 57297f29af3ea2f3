import type { Question } from '../../../../shared/question/schema';
import type { QuizResults } from '../../../../shared/results/schema';
import type { Deps } from '../../../deps';
import type { QuizRecord } from '../../quizzes/find';
import { countEarlierMarks } from './earlier-marks';
import { getReliance } from './reliance';
import { reviewStore } from './review-store';

export type Review = Pick<
  QuizResults,
  'graderNotices' | 'rescored' | 'dismissedAlarms' | 'earlierMarks' | 'useEarlierMarks' | 'reliance' | 'ai'
>;

/** What the teacher should know beside the marks: notices about the grader, what marks taught it, and whether AI marks. */
export function getReview(
  deps: Pick<Deps, 'db' | 'textGrader' | 'siteDetails'>,
  quiz: QuizRecord,
  questions: readonly Question[],
): Review {
  const { listNotices, listRescored, listDismissed } = reviewStore(deps.db);
  const notices = listNotices.all({ quizId: quiz.id });
  const rescored = listRescored.all({ quizId: quiz.id });
  const dismissed = listDismissed.all({ quizId: quiz.id });
  const host = deps.textGrader.sendsTo;
  return {
    reliance: getReliance(deps, quiz.id, questions),
    graderNotices: Object.fromEntries(notices.map(({ questionId, notice }) => [questionId, notice])),
    rescored: Object.fromEntries(
      rescored.map(({ questionId, changes }) => [questionId, JSON.parse(changes)]),
    ),
    dismissedAlarms: Object.fromEntries(dismissed.map(({ questionId, evidence }) => [questionId, evidence])),
    earlierMarks: countEarlierMarks(deps, quiz, questions),
    useEarlierMarks: quiz.useEarlierMarks,
    ai: host === undefined ? null : { host, isUsed: quiz.useAi },
  };
}
