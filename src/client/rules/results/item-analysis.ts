import { isObjective } from '../../../shared/question-types/traits';
import { type ChosenAnswer, chosenAnswers } from '../../../shared/results/chosen-answers';
import type { QuizResults } from '../../../shared/results/schema';
import { halvesOf, takersOf } from '../../../shared/results/strength';
import {
  correlation,
  correlationInterval,
  type Interval,
  meanOf,
  shareInterval,
} from '../../../shared/results/uncertainty';
import { FEWEST_STUDENTS } from '../../../shared/results/wrong-key';

/** A figure with its 95 % interval. */
export interface Estimate {
  readonly value: number;
  readonly interval: Interval;
}

export interface ItemAnalysis {
  readonly questionId: string;
  readonly students: number;
  /** The mean share of its marks, from 0 to 1; null without evaluated students. */
  readonly facility: Estimate | null;
  /**
   * Discrimination: the correlation, from -1 to 1, of its marks with those of all other questions (corrected item-total
   * correlation); null below 8 students, or without variance.
   */
  readonly discrimination: Estimate | null;
  /** The choices of an objectively marked question; null for a text. */
  readonly choices: readonly ChosenAnswer[] | null;
  /** The size of a half; the middle student is in neither. */
  readonly halfSize: number;
}

/** The item analysis of a class: difficulty, discrimination and choices. */
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

export type DiscriminationWord = 'reversed' | 'none' | 'hardly' | 'fairly' | 'well';

/** Discrimination in words, by the usual bounds of 0.2 and 0.4; within 0.1 of 0 there is no difference. */
export function discriminationWord(discrimination: number): DiscriminationWord {
  if (discrimination < -0.1) return 'reversed';
  if (discrimination < 0.1) return 'none';
  if (discrimination < 0.2) return 'hardly';
  return discrimination < 0.4 ? 'fairly' : 'well';
}

/** Whether the sign of a discrimination is certain: its interval does not contain 0. */
export const isSure = ({ interval }: Estimate): boolean => interval.low > 0 || interval.high < 0;
