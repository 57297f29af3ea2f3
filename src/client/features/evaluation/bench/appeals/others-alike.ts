import type { Answer } from '../../../../../shared/answer/answer';
import { isObjective } from '../../../../../shared/question-types/traits';
import { answersGiven } from '../../../../../shared/results/chosen-answers';
import type { QuizResults } from '../../../../../shared/results/schema';
import { findResult } from '../../../../rules/results/mark-state';
import { reviewGroups } from '../../../../rules/results/review-groups';
import { askedOf } from '../../../../rules/results/was-asked';

interface Looked {
  readonly questionId: string;
  readonly studentId: string;
  readonly marks: number;
}

/** Other students with the same answer and different marks. */
export function othersAlike(
  results: Pick<QuizResults, 'questions' | 'results'>,
  { questionId, studentId, marks }: Looked,
): string[] {
  const alike = new Set(
    groupsOf(results, questionId).find((studentIds) => studentIds.includes(studentId)) ?? [],
  );
  return results.results
    .filter((student) => student.studentId !== studentId && alike.has(student.studentId))
    .filter((student) => {
      const mark = findResult(student, questionId);
      return mark !== undefined && mark.score !== marks;
    })
    .map((student) => student.studentId);
}

/** Groups equal answers: by the type's own rule, texts by sameness. */
function groupsOf(
  results: Pick<QuizResults, 'questions' | 'results'>,
  questionId: string,
): (readonly string[])[] {
  const texts = reviewGroups(results, questionId).map(({ studentIds }) => studentIds);
  const question = results.questions.find(({ _id }) => _id === questionId);
  if (!question || !isObjective(question)) return texts;
  const students = askedOf(results, questionId).map(
    ({ studentId, answers }): { studentId: string; answer: Answer | undefined } => ({
      studentId,
      answer: answers[questionId],
    }),
  );
  const given = answersGiven(question, students).map(({ takers }) =>
    takers.map(({ studentId }) => studentId),
  );
  // Empty answers are equal too.
  return [...given, ...texts];
}
