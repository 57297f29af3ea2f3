import type { Answer } from '../answer/answer';
import { compareText } from '../by-name';
import type { ObjectiveQuestion } from '../question-types/marking-kinds';
import { questionTypeOf } from '../question-types/registry';
import { answersGiven, type Choosable, choicesOf, NO_CHOICE } from './chosen-answers';
import type { QuizResults } from './schema';
import { halvesOf, takersOf } from './strength';
import { meanOf } from './uncertainty';
import { askedOf } from './was-asked';

/** An option or a value, and who chose it. */
export interface OptionCount extends Choosable {
  readonly studentIds: readonly string[];
  /** Of all who submitted and were asked, in whole percent. */
  readonly percent: number;
  /** How many of the stronger and of the weaker half. */
  readonly strong: number;
  readonly weak: number;
}

/** What exactly some students chose. */
export interface Combination {
  readonly answer: Answer;
  readonly studentIds: readonly string[];
}

/** How the answers to a question that needs no judgement are spread. */
export interface OptionCounts {
  /** All options in their order; where they are not listed, what was given or is right; by the parts of the question. */
  readonly options: readonly OptionCount[];
  /** Null where everybody answered. */
  readonly unanswered: OptionCount | null;
  /** The different answers as a whole, the most frequent first, then by what they say: no order tells a name. */
  readonly combinations: readonly Combination[];
  readonly students: number;
  /** How many students a half has; 0 while there are no halves, because hardly anybody is evaluated. */
  readonly halfSize: number;
  /** The mean share of the marks in whole percent; null while nobody is evaluated. */
  readonly meanPercent: number | null;
}

/**
 * Who chose what: all who submitted and were asked are counted, the halves only among the evaluated, by their marks in the other questions.
 * A student counts for every option that they ticked.
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

/** Ticks in the order of their options, whoever ticked first. */
function ticksInOrder(question: ObjectiveQuestion, answer: Answer): Answer {
  const { isListASet, shownOptions } = questionTypeOf(question);
  if (!isListASet || !Array.isArray(answer)) return answer;
  const options = shownOptions(question) ?? [];
  return answer.toSorted((one, other) => options.indexOf(one) - options.indexOf(other));
}

/** A part of a whole in whole percent; 0 of nothing. */
export const wholePercent = (part: number, whole: number): number =>
  whole > 0 ? Math.round((100 * part) / whole) : 0;
