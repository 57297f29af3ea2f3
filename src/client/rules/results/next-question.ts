import { reviewLeft } from '../../../shared/results/review-left';
import type { QuizResults } from '../../../shared/results/schema';

/** The next question with open decisions, cyclically. */
export function nextQuestionToReview(
  results: Pick<QuizResults, 'questions' | 'results'>,
  questionId: string,
) {
  const numbered = results.questions.map(({ _id }, index) => ({ questionId: _id, number: index + 1 }));
  const here = numbered.findIndex((each) => each.questionId === questionId);
  return [...numbered.slice(here + 1), ...numbered.slice(0, Math.max(here, 0))]
    .map((each) => ({ ...each, decisions: reviewLeft(results, each.questionId).decisions }))
    .find(({ decisions }) => decisions > 0);
}
