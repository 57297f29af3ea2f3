import type { QuizResults } from '../../../../shared/results/schema';
import type { CommentTarget } from './written-comments';

/** The results with a comment as it was saved; students it is not about stay the same objects. */
export function withComment(
  results: QuizResults,
  { questionId, studentIds }: CommentTarget,
  comment: string | null,
): QuizResults {
  const meant = new Set(studentIds);
  return {
    ...results,
    results: results.results.map((student) => {
      if (!meant.has(student.studentId)) return student;
      if (questionId === null) return { ...student, comment };
      return {
        ...student,
        evaluationResults: student.evaluationResults.map((result) =>
          result.questionId === questionId ? { ...result, comment } : result,
        ),
      };
    }),
  };
}
