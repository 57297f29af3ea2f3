import { markObjective } from '../../../shared/marking/mark-objective';
import type { ObjectiveQuestion } from '../../../shared/question-types/traits';
import type { QuizResults } from '../../../shared/results/schema';
import { findResult } from './mark-state';

/**
 * How many students score less by the corrected key than by the old one, which stays accepted; marks by hand are not affected.
 */
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
