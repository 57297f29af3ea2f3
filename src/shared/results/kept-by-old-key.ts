import { markObjective } from '../marking/mark-objective';
import type { ObjectiveQuestion } from '../question-types/marking-kinds';
import { findResult } from './mark-state';
import type { QuizResults } from './schema';

/** How many students a corrected key gives less than the old one, which counts beside it; a mark by hand stays anyway. */
export function keptByOldKey(
  { results }: Pick<QuizResults, 'results'>,
  question: ObjectiveQuestion,
  corrected: ObjectiveQuestion,
): number {
  return results.filter((student) => {
    const answer = student.answers[question._id];
    const isGraded = findResult(student, question._id)?.source === 'auto';
    return isGraded && markObjective(question, answer).score > markObjective(corrected, answer).score;
  }).length;
}
