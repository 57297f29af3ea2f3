import type { Answer } from '../answer/answer';
import type { QuizResults } from './schema';

/** One evaluated student as seen from one question. */
export interface Taker {
  readonly studentId: string;
  readonly answer: Answer | undefined;
  /** The share of the marks of this question, from 0 to 1. */
  readonly share: number;
  /** The share of the marks of all other questions, from 0 to 1; null where there are none. */
  readonly rest: number | null;
  /** How many other questions that share is of. */
  readonly others: number;
}

/**
 * The evaluated students with their share of a question's marks and of the rest of the quiz, the strongest in the rest
 * first, equals in the order they came: a question says nothing about itself.
 */
export function takersOf({ results }: Pick<QuizResults, 'results'>, questionId: string): Taker[] {
  const takers = results.flatMap((student) => {
    const own = student.evaluationResults.find((result) => result.questionId === questionId);
    if (!student.isEvaluated || !own) return [];
    return {
      studentId: student.studentId,
      answer: student.answers[questionId],
      ...takerOf(student.evaluationResults, own),
    };
  });
  return takers.sort((left, right) => (right.rest ?? 0) - (left.rest ?? 0));
}

interface Marked {
  readonly score: number;
  readonly maximumMarks: number;
}

/** The shares of one student: of the marks of one question, and of those of all others. */
export function takerOf<Own extends Marked>(
  all: readonly Own[],
  own: Own,
): Pick<Taker, 'share' | 'rest' | 'others'> {
  const others = all.filter((result) => result !== own);
  const possible = others.reduce((sum, { maximumMarks }) => sum + maximumMarks, 0);
  const scored = others.reduce((sum, { score }) => sum + score, 0);
  return {
    share: own.maximumMarks > 0 ? own.score / own.maximumMarks : 0,
    rest: possible > 0 ? scored / possible : null,
    others: others.length,
  };
}

/** The stronger and the weaker half; of an odd number the student in the middle is in neither. */
export function halvesOf(takers: readonly Taker[]): { strong: readonly Taker[]; weak: readonly Taker[] } {
  const size = Math.floor(takers.length / 2);
  return { strong: takers.slice(0, size), weak: takers.slice(takers.length - size) };
}
