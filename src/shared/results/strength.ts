import type { Answer } from '../answer/answer';
import type { QuizResults } from './schema';

/** An evaluated student from the perspective of one question. */
export interface Taker {
  readonly studentId: string;
  readonly answer: Answer | undefined;
  /** The share of this question's marks, from 0 to 1. */
  readonly share: number;
  /** The share of all other questions' marks, from 0 to 1; null without others. */
  readonly rest: number | null;
  /** The number of other questions. */
  readonly others: number;
}

/**
 * The evaluated students with their share of a question's marks and of the rest of the quiz, strongest in the rest first, ties
 * stable: a question is no evidence about itself.
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

/** One student's shares of a question's marks and of all others. */
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

/** The stronger and weaker halves; with an odd number, the middle student is in neither. */
export function halvesOf(takers: readonly Taker[]): { strong: readonly Taker[]; weak: readonly Taker[] } {
  const size = Math.floor(takers.length / 2);
  return { strong: takers.slice(0, size), weak: takers.slice(takers.length - size) };
}
