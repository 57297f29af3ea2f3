import type { Question } from '../question/schema';
import { questionTypeOf } from '../question-types/registry';
import { isText } from '../question-types/traits';

interface FrozenSettings {
  readonly totalTimeSeconds: number;
  readonly useQuestionTimer: boolean;
  readonly sendOneByOne: boolean;
  /** Question ids in order. */
  readonly questions: readonly string[];
}

/**
 * Whether a question changes in a part frozen by a student's start: type, options, slider range, time, and the format of its
 * texts, which would change a dollar or star. Compared by value; text, correct answer, marks and image may change.
 */
export const changesFrozenParts = (before: Question, after: Question): boolean =>
  before.type !== after.type ||
  before.format !== after.format ||
  before.timeLimit !== after.timeLimit ||
  differ(questionTypeOf(before).frozenParts(before), questionTypeOf(after).frozenParts(after));

/** Whether a correction can change existing marks; the text counts only for graded types. */
export const changesMarking = (before: Question, after: Question): boolean =>
  before.maximumMarks !== after.maximumMarks ||
  differ(questionTypeOf(before).key(before), questionTypeOf(after).key(after)) ||
  (isText(after) && before.text !== after.text);

const differ = (left: unknown, right: unknown): boolean => JSON.stringify(left) !== JSON.stringify(right);

/** Whether a quiz changes in its times, questions, their order or their delivery, frozen by a student's start. */
export function changesFrozenSettings(before: FrozenSettings, after: FrozenSettings): boolean {
  return (
    before.totalTimeSeconds !== after.totalTimeSeconds ||
    before.useQuestionTimer !== after.useQuestionTimer ||
    before.sendOneByOne !== after.sendOneByOne ||
    !sameList(before.questions, after.questions)
  );
}

function sameList(left: readonly (string | number)[], right: readonly (string | number)[]): boolean {
  return left.length === right.length && left.every((item, index) => item === right[index]);
}
