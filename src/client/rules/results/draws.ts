import type { QuizResults } from '../../../shared/results/schema';
import { meanOf } from '../../../shared/results/uncertainty';
import { askedOf, wasAsked } from './was-asked';

/** With fewer answers, difficulty is unknown. */
export const FEWEST_ANSWERS_TO_DRAWN = 8;

export interface StudentDraw {
  readonly studentId: string;
  /** The mean facility of the drawn questions, from 0 to 1; null while none is evaluated. */
  readonly facility: number | null;
}

/** The fairness of a class's draws; facilities from 0 to 1. */
export interface DrawFigures {
  readonly students: readonly StudentDraw[];
  readonly mean: number;
  readonly lowest: number;
  readonly highest: number;
  /** Evaluated answers to the question with the fewest. */
  readonly fewestAnswers: number;
}

/**
 * The difficulty of each submission's draw: the mean facility (the share of marks reached by all students
 * asked) of its pool questions. Higher is easier. Null without pools or evaluated answers.
 */
export function drawFigures(results: Pick<QuizResults, 'pools' | 'results'>): DrawFigures | null {
  const pooled = results.pools.flatMap(({ questionIds }) => questionIds);
  const facilities = new Map(pooled.map((id) => [id, facilityOf(results, id)]));
  const students = results.results.map((student): StudentDraw => {
    const drawn = pooled.flatMap((id) => (wasAsked(student, id) ? (facilities.get(id)?.value ?? []) : []));
    return { studentId: student.studentId, facility: drawn.length === 0 ? null : meanOf(drawn) };
  });
  const known = students.flatMap(({ facility }) => facility ?? []);
  if (known.length === 0) return null;
  const answers = [...facilities.values()].flatMap(({ value, count }) => (value === null ? [] : [count]));
  return {
    students,
    ...{ mean: meanOf(known), lowest: Math.min(...known), highest: Math.max(...known) },
    fewestAnswers: Math.min(...answers),
  };
}

/** The share of a question's marks reached by the evaluated students asked. */
function facilityOf(
  results: Pick<QuizResults, 'results'>,
  questionId: string,
): { value: number | null; count: number } {
  const shares = askedOf(results, questionId).flatMap(({ isEvaluated, evaluationResults }) =>
    evaluationResults.flatMap(({ questionId: of, score, maximumMarks }) =>
      isEvaluated && of === questionId && maximumMarks > 0 ? [score / maximumMarks] : [],
    ),
  );
  return { value: shares.length === 0 ? null : meanOf(shares), count: shares.length };
}
