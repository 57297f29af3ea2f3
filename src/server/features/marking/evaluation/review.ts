import type { Question } from '../../../../shared/question/schema';
import type { QuizResults } from '../../../../shared/results/schema';
import type { Deps } from '../../../deps';
import { alsoAccepted, keysThatCount } from '../../../rules/marking/corrected-keys';
import type { QuizRecord } from '../../quizzes/find';
import { correctionsInForce } from './corrections';
import { countEarlierMarks } from './earlier-marks';
import { getReliance } from './reliance';
import { reviewStore } from './review-store';

export type Review = Pick<
  QuizResults,
  | 'graderNotices'
  | 'rescored'
  | 'alsoAccepted'
  | 'corrected'
  | 'dismissedAlarms'
  | 'earlierMarks'
  | 'useEarlierMarks'
  | 'reliance'
  | 'ai'
>;

/** Review facts of a quiz besides the marks: grader notices, teaching effects, and whether AI marks. */
export function getReview(
  deps: Pick<Deps, 'db' | 'textGrader' | 'siteDetails'>,
  quiz: QuizRecord,
  questions: readonly Question[],
): Review {
  const { listNoted, listRescored } = reviewStore(deps.db);
  const noted = listNoted.all({ quizId: quiz.id });
  const rescored = listRescored.all({ quizId: quiz.id });
  const corrections = correctionsInForce(deps, quiz.id);
  const host = deps.textGrader.sendsTo;
  return {
    reliance: getReliance(deps, quiz.id, questions),
    graderNotices: Object.fromEntries(
      noted.flatMap(({ questionId, notice }) => (notice === null ? [] : [[questionId, notice]])),
    ),
    rescored: Object.fromEntries(
      rescored.map(({ questionId, changes }) => [questionId, JSON.parse(changes)]),
    ),
    alsoAccepted: Object.fromEntries(
      questions.flatMap((question) => {
        const accepted = alsoAccepted(question, keysThatCount(question, corrections.get(question._id) ?? []));
        return accepted.length > 0 ? [[question._id, accepted]] : [];
      }),
    ),
    corrected: [...corrections.keys()],
    dismissedAlarms: Object.fromEntries(
      noted.flatMap(({ questionId, evidence }) => (evidence === null ? [] : [[questionId, evidence]])),
    ),
    earlierMarks: countEarlierMarks(deps, quiz, questions),
    useEarlierMarks: quiz.useEarlierMarks,
    ai: host === undefined ? null : { host, isUsed: quiz.useAi },
  };
}
