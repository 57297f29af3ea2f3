import type { AnswerGroup } from '../../../../shared/marking/answer-groups';
import type { QuizResults } from '../../../../shared/results/schema';
import { findResult, reviewCount } from '../review';

/** The groups of answers to a question that wait for the teacher, the one that settles most answers first. */
export function groupsToMark(
  { results }: Pick<QuizResults, 'results'>,
  questionId: string,
  groups: readonly AnswerGroup[],
): AnswerGroup[] {
  const waiting = new Set(
    results
      .filter((student) => findResult(student, questionId)?.needsReview)
      .map(({ studentId }) => studentId),
  );
  const waitingIn = ({ studentIds }: AnswerGroup) => studentIds.filter((id) => waiting.has(id)).length;
  return groups
    .filter((group) => waitingIn(group) > 0)
    .sort((left, right) => waitingIn(right) - waitingIn(left));
}

/** The question after this one, or from the start, that still has answers for the teacher. */
export function nextQuestionToReview(
  results: Pick<QuizResults, 'questions' | 'results'>,
  questionId: string,
) {
  const numbered = results.questions.map(({ _id }, index) => ({ questionId: _id, number: index + 1 }));
  const here = numbered.findIndex((each) => each.questionId === questionId);
  return [...numbered.slice(here + 1), ...numbered.slice(0, Math.max(here, 0))]
    .map((each) => ({ ...each, toReview: reviewCount(results, each.questionId) }))
    .find(({ toReview }) => toReview > 0);
}
