import { isObjective } from '../question-types/marking-kinds';
import { type ChosenAnswer, chosenAnswers } from './chosen-answers';
import type { QuizResults } from './schema';
import { halvesOf, takersOf } from './strength';
import { correlation, correlationInterval, type Interval, meanOf, shareInterval } from './uncertainty';
import { FEWEST_STUDENTS } from './wrong-key';

/** A figure of a class with the 95 % interval it may well lie in. */
export interface Estimate {
  readonly value: number;
  readonly interval: Interval;
}

export interface ItemAnalysis {
  readonly questionId: string;
  /** How many students are evaluated on it. */
  readonly students: number;
  /** The mean share of its marks, from 0 to 1; null when nobody is evaluated. */
  readonly facility: Estimate | null;
  /**
   * How well it tells strong from weak: the correlation, from -1 to 1, of its marks with the marks of all other questions
   * (corrected item-total correlation); null below 8 students, and when all got the same.
   */
  readonly discrimination: Estimate | null;
  /** What was chosen, of a question that needs no judgement; null for a text. */
  readonly choices: readonly ChosenAnswer[] | null;
  /** How many students a half has; one in the middle belongs to neither. */
  readonly halfSize: number;
}

/** How each question did in a class: how hard it was, how well it tells strong from weak, and what was chosen. */
export function analyseItems(results: Pick<QuizResults, 'questions' | 'results'>): ItemAnalysis[] {
  return results.questions.map((question) => {
    const takers = takersOf(results, question._id);
    const students = takers.length;
    const facility = meanOf(takers.map(({ share }) => share));
    return {
      questionId: question._id,
      students,
      facility: students === 0 ? null : { value: facility, interval: shareInterval(facility, students) },
      discrimination: discriminationOf(
        takers.flatMap(({ share, rest }) => (rest === null ? [] : [[share, rest] as const])),
      ),
      choices: isObjective(question) ? chosenAnswers(question, takers) : null,
      halfSize: halvesOf(takers).strong.length,
    };
  });
}

function discriminationOf(pairs: readonly (readonly [number, number])[]): Estimate | null {
  const value = pairs.length < FEWEST_STUDENTS ? null : correlation(pairs);
  return value === null ? null : { value, interval: correlationInterval(value, pairs.length) };
}

export type DiscriminationWord = 'reversed' | 'hardly' | 'fairly' | 'well';

/** What a discrimination says, by the usual bounds of 0.2 and 0.4. */
export function discriminationWord(discrimination: number): DiscriminationWord {
  if (discrimination < 0) return 'reversed';
  if (discrimination < 0.2) return 'hardly';
  return discrimination < 0.4 ? 'fairly' : 'well';
}

/** Whether a class of this size tells the sign of a discrimination: its interval lies on one side of 0. */
export const isSure = ({ interval }: Estimate): boolean => interval.low > 0 || interval.high < 0;
