import type { Answer } from '../../../shared/answer/answer';
import { compareText } from '../../../shared/by-name';
import { isAnsweredBy, type ObjectiveQuestion } from '../../../shared/question-types/traits';
import { answersGiven, type Choosable, choicesOf, NO_CHOICE } from '../../../shared/results/chosen-answers';
import type { QuizResults } from '../../../shared/results/schema';
import { halvesOf, takersOf } from '../../../shared/results/strength';
import { meanOf } from '../../../shared/results/uncertainty';
import { askedOf } from './was-asked';

/** An option or value with its students. */
export interface OptionCount extends Choosable {
  readonly studentIds: readonly string[];
  /** Of all submissions asked, in whole percent. */
  readonly percent: number;
  /** The numbers in the stronger and weaker halves. */
  readonly strong: number;
  readonly weak: number;
}

/** An exact combination of choices. */
export interface Combination {
  readonly answer: Answer;
  readonly studentIds: readonly string[];
}

/** The distribution of answers to an objectively marked question. */
export interface OptionCounts {
  /** All options in order; without listed options, given values and the key; by parts. */
  readonly options: readonly OptionCount[];
  /** Null if every student answered. */
  readonly unanswered: OptionCount | null;
  /** The distinct whole answers, most frequent first, then by content, so that no order reveals names. */
  readonly combinations: readonly Combination[];
  readonly students: number;
  /** The size of a half; 0 without halves, if too few students are evaluated. */
  readonly halfSize: number;
  /** The mean share of marks in whole percent; null without evaluated students. */
  readonly meanPercent: number | null;
}

/**
 * The choices of all submissions that were asked; halves only among evaluated students, by their marks in the
 * other questions. A student counts for every ticked option.
 */
export function optionCounts(
  results: Pick<QuizResults, 'questions' | 'results'>,
  question: ObjectiveQuestion,
): OptionCounts {
  const students = askedOf(results, question._id).map(({ studentId, answers }) => ({
    studentId,
    answer: answers[question._id],
  }));
  const takers = takersOf(results, question._id);
  const halves = halvesOf(takers);
  const count = (choice: Choosable): OptionCount => {
    const { chose } = choice;
    const own = students.filter(chose);
    return {
      ...choice,
      studentIds: own.map(({ studentId }) => studentId),
      percent: wholePercent(own.length, students.length),
      strong: halves.strong.filter(chose).length,
      weak: halves.weak.filter(chose).length,
    };
  };
  const unanswered = count(NO_CHOICE);
  return {
    options: choicesOf(question, students).map(count),
    unanswered: unanswered.studentIds.length > 0 ? unanswered : null,
    combinations: answersGiven(question, students)
      .map(({ answer, takers: own }) => ({
        answer: ticksInOrder(question, answer),
        studentIds: own.map(({ studentId }) => studentId),
      }))
      .sort(
        (left, right) =>
          right.studentIds.length - left.studentIds.length ||
          compareText(JSON.stringify(left.answer), JSON.stringify(right.answer)),
      ),
    students: students.length,
    halfSize: halves.strong.length,
    meanPercent: takers.length === 0 ? null : wholePercent(meanOf(takers.map(({ share }) => share)), 1),
  };
}

function ticksInOrder(question: ObjectiveQuestion, answer: Answer): Answer {
  if (!isAnsweredBy(question, 'options') || !Array.isArray(answer)) return answer;
  const { options } = question;
  return answer.toSorted((one, other) => options.indexOf(one) - options.indexOf(other));
}

/** A share in whole percent; 0 of nothing. */
export const wholePercent = (part: number, whole: number): number =>
  whole > 0 ? Math.round((100 * part) / whole) : 0;
