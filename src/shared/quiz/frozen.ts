import type { Question } from '../question/schema';

interface FrozenSettings {
  readonly totalTimeSeconds: number;
  readonly useQuestionTimer: boolean;
  /** Question ids in order. */
  readonly questions: readonly string[];
}

/**
 * Whether a question changes in a part that is frozen once a student has started: type, options, slider range, time.
 * Compared by value, so sending a whole question back is no change; text, correct answer, marks and image may change.
 */
export function changesFrozenParts(before: Question, after: Question): boolean {
  return (
    before.type !== after.type ||
    before.timeLimit !== after.timeLimit ||
    before.min !== after.min ||
    before.max !== after.max ||
    before.step !== after.step ||
    !sameList(before.options, after.options)
  );
}

/** Whether a correction can change the marks of answers given already; the text counts only where it is graded along. */
export function changesMarking(before: Question, after: Question): boolean {
  const isGradedAsText = after.type === 'short' || after.type === 'long';
  return (
    before.maximumMarks !== after.maximumMarks ||
    givesPartMarks(before) !== givesPartMarks(after) ||
    !sameList([before.correctAnswer].flat(), [after.correctAnswer].flat()) ||
    (isGradedAsText && before.text !== after.text)
  );
}

const givesPartMarks = (question: Question) => question.type === 'msq' && question.partialCredit;

/** Whether a quiz changes in its times, its questions or their order, which are frozen once a student has started. */
export function changesFrozenSettings(before: FrozenSettings, after: FrozenSettings): boolean {
  return (
    before.totalTimeSeconds !== after.totalTimeSeconds ||
    before.useQuestionTimer !== after.useQuestionTimer ||
    !sameList(before.questions, after.questions)
  );
}

function sameList(left: readonly (string | number)[], right: readonly (string | number)[]): boolean {
  return left.length === right.length && left.every((item, index) => item === right[index]);
}
