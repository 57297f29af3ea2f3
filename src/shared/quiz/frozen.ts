import type { Question } from '../question/schema';
import { isText } from '../question-types/marking-kinds';
import { questionTypeOf } from '../question-types/registry';

interface FrozenSettings {
  readonly totalTimeSeconds: number;
  readonly useQuestionTimer: boolean;
  readonly sendOneByOne: boolean;
  /** Question ids in order. */
  readonly questions: readonly string[];
}

/**
 * Whether a question changes in a part that is frozen once a student has started: type, options, slider range, time, and
 * how its texts are read, for a text with a dollar or a star would stand there as another one.
 * Compared by value, so sending a whole question back is no change; text, correct answer, marks and image may change.
 */
export const changesFrozenParts = (before: Question, after: Question): boolean =>
  before.type !== after.type ||
  before.format !== after.format ||
  before.timeLimit !== after.timeLimit ||
  differ(questionTypeOf(before).frozenParts(before), questionTypeOf(after).frozenParts(after));

/** Whether a correction can change the marks of answers given already; the text counts only where it is graded along. */
export const changesMarking = (before: Question, after: Question): boolean =>
  before.maximumMarks !== after.maximumMarks ||
  differ(questionTypeOf(before).key(before), questionTypeOf(after).key(after)) ||
  (isText(after) && before.text !== after.text);

const differ = (left: unknown, right: unknown): boolean => JSON.stringify(left) !== JSON.stringify(right);

/** Whether a quiz changes in its times, its questions, their order or how they are sent, which is frozen once a student has started. */
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
