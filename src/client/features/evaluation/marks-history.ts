import type { QuizResults } from '../../../shared/results/schema';
import type { AnswerMark } from '../../rules/results/bench-rows';
import { findResult } from '../../rules/results/mark-state';
import { type Decision, editsOf, isSameItems, type MarksEdit } from './with-marks';

/** An undoable decision. */
export interface PastDecision {
  readonly questionId: string;
  readonly before: readonly AnswerMark[];
  readonly given: readonly MarksEdit[];
}

/** A decision with the answers before it. */
export function pastDecision({ results }: Pick<QuizResults, 'results'>, decision: Decision): PastDecision {
  const given = editsOf(decision);
  const { questionId } = decision;
  const students = new Set(given.map(({ studentId }) => studentId));
  const before = results.flatMap((student) => {
    const result = students.has(student.studentId) ? findResult(student, questionId) : undefined;
    return result ? [{ studentId: student.studentId, result }] : [];
  });
  return { questionId, before, given };
}

/**
 * Adds a decision. Quick presses on the same answers are one decision while unsaved: Undo restores the state before the first.
 */
export function withDecision(
  history: readonly PastDecision[],
  next: PastDecision,
  pending: readonly MarksEdit[],
): PastDecision[] {
  const last = history.at(-1);
  const isContinued =
    last?.questionId === next.questionId &&
    last.given.length === next.given.length &&
    next.given.every(
      ({ studentId }) =>
        last.given.some((edit) => edit.studentId === studentId) &&
        pending.some((edit) => edit.studentId === studentId && edit.questionId === next.questionId),
    );
  return isContinued ? [...history.slice(0, -1), { ...next, before: last.before }] : [...history, next];
}

/** The answers before a decision that still have its marks; refused decisions changed nothing. */
export function undoable(
  { results }: Pick<QuizResults, 'results'>,
  { questionId, before, given }: PastDecision,
): AnswerMark[] {
  const edits = new Map(given.map((edit) => [edit.studentId, edit]));
  const students = new Map(results.map((student) => [student.studentId, student]));
  return before.filter(({ studentId }) => {
    const student = students.get(studentId);
    const now = student && findResult(student, questionId);
    const edit = edits.get(studentId);
    if (now?.source !== 'teacher' || now.markedBy?.isYou === false || !edit) return false;
    const { itemIds = null } = edit;
    return isSameItems(now.rubricItemIds, itemIds) && (itemIds !== null || now.score === edit.marks);
  });
}
