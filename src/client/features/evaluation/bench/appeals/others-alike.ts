import { findResult } from '../../../../../shared/results/mark-state';
import { reviewGroups } from '../../../../../shared/results/review-groups';
import type { QuizResults } from '../../../../../shared/results/schema';

/** The other students who wrote the same as one of them and have other marks for it. */
export function othersAlike(
  results: Pick<QuizResults, 'results'>,
  { questionId, studentId, marks }: { questionId: string; studentId: string; marks: number },
): string[] {
  const group = reviewGroups(results, questionId).find(({ studentIds }) => studentIds.includes(studentId));
  const alike = new Set(group?.studentIds);
  return results.results
    .filter((student) => student.studentId !== studentId && alike.has(student.studentId))
    .filter((student) => {
      const mark = findResult(student, questionId);
      return mark !== undefined && mark.score !== marks;
    })
    .map((student) => student.studentId);
}
