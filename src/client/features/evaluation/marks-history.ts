import type { AnswerMark } from '../../../shared/results/bench-rows';
import { findResult } from '../../../shared/results/mark-state';
import type { QuizResults } from '../../../shared/results/schema';
import { type Decision, editsOf, isSameItems, type MarksEdit } from './with-marks';

/** A decision that can be undone. */
export interface PastDecision {
  readonly questionId: string;
  /** The answers as they were. */
  readonly before: readonly AnswerMark[];
  readonly given: readonly MarksEdit[];
}

/** A decision with the answers as they are before it. */
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
 * The decisions with one more. Presses on the same answers in one go, while those before are not stored yet, are one
 * decision: Undo leads back to before the first.
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

/** The answers as they were before a decision, of those that still have what it gave: a refused one gave nothing. */
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
