import type { AnswerMark } from '../../../../../shared/results/bench-rows';
import { findResult } from '../../../../../shared/results/mark-state';
import type { QuizResults } from '../../../../../shared/results/schema';

/** The evaluated answers of some students to a question. */
export function membersOf(
  { results }: Pick<QuizResults, 'results'>,
  questionId: string,
  studentIds: readonly string[],
): AnswerMark[] {
  const wanted = new Set(studentIds);
  return results.flatMap((student) => {
    const result = wanted.has(student.studentId) ? findResult(student, questionId) : undefined;
    return result ? [{ studentId: student.studentId, result }] : [];
  });
}

/** Which marks some answers have, and how many of them; the highest first. */
export const marksSpread = (members: readonly AnswerMark[]): { marks: number; count: number }[] =>
  [...Map.groupBy(members, ({ result }) => result.score)]
    .map(([marks, same]) => ({ marks, count: same.length }))
    .sort((left, right) => right.marks - left.marks);
