import type { ReviewGroup } from '../../../../shared/results/review-groups';
import type { QuizResults } from '../../../../shared/results/schema';
import { findResult, reviewCount } from '../review';

/**
 * The groups of answers to a question that wait for the teacher, the one that teaches the grader most first; of those that
 * teach alike, the one with most answers.
 */
export function groupsToMark(
  { results }: Pick<QuizResults, 'results'>,
  questionId: string,
  groups: readonly ReviewGroup[],
): ReviewGroup[] {
  const priorities = new Map(
    results.flatMap((student) => {
      const result = findResult(student, questionId);
      return result?.needsReview ? [[student.studentId, result.findings?.priority ?? 0] as const] : [];
    }),
  );
  return groups
    .map((group) => ({ group, worths: group.studentIds.flatMap((id) => priorities.get(id) ?? []) }))
    .filter(({ worths }) => worths.length > 0)
    .sort(
      (left, right) =>
        Math.max(...right.worths) - Math.max(...left.worths) || right.worths.length - left.worths.length,
    )
    .map(({ group }) => group);
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
