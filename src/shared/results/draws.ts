import type { QuizResults } from './schema';
import { meanOf } from './uncertainty';
import { askedOf, wasAsked } from './was-asked';

/** With fewer answers to a question, how hard it was says little. */
export const FEWEST_ANSWERS_TO_DRAWN = 8;

/** How hard the questions were that one student drew. */
export interface StudentDraw {
  readonly studentId: string;
  /** The mean facility of the questions drawn, from 0 to 1; null while none of them is evaluated. */
  readonly facility: number | null;
}

/** How fair the draws of a class were: facilities from 0 to 1. */
export interface DrawFigures {
  readonly students: readonly StudentDraw[];
  readonly mean: number;
  readonly lowest: number;
  readonly highest: number;
  /** How many evaluated answers there are to the question with the fewest. */
  readonly fewestAnswers: number;
}

/**
 * The difficulty of what was drawn for each submission: the mean facility, the share of its marks that all who were asked it
 * reached, of the questions that come from a pool. A higher figure is an easier draw. Null without pools, and while nothing is
 * evaluated.
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

/** The share of its marks that all evaluated students reached who were asked a question. */
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
