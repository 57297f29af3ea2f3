import { useState } from 'react';
import { useMarking } from '../use-marking';
import type { AnswerMark } from '../with-marks';

interface LastDecision {
  readonly marks: number;
  /** The answers as they were. */
  readonly before: readonly AnswerMark[];
}

/** One decision for all the answers of a group, and a way back to what they were. */
export function useGroupMarks(questionId: string, members: readonly AnswerMark[]) {
  const { giveMarks, undoMarks, pending } = useMarking();
  const [last, setLast] = useState<LastDecision | undefined>();

  const studentIds = new Set(members.map(({ studentId }) => studentId));
  const pendingCount = pending.filter(
    (edit) => edit.questionId === questionId && studentIds.has(edit.studentId),
  ).length;

  const given = last?.before.filter(({ studentId }) =>
    members.some(
      ({ studentId: id, result }) =>
        id === studentId && result.source === 'teacher' && result.score === last.marks,
    ),
  );

  const give = (marks: number) => {
    const changed = members.filter(({ result }) => result.score !== marks || result.source !== 'teacher');
    if (changed.length === 0) return;
    // Presses in one go are one decision: Undo leads back to before the first.
    const earlier = pendingCount > 0 && last ? last.before : [];
    const known = new Set(earlier.map(({ studentId }) => studentId));
    setLast({ marks, before: [...earlier, ...changed.filter(({ studentId }) => !known.has(studentId))] });
    giveMarks({ questionId, marks, studentIds: changed.map(({ studentId }) => studentId) });
  };

  const undo = () => {
    setLast(undefined);
    // What was refused is as it was already.
    if (given && given.length > 0) void undoMarks(given);
  };

  return { give, undo, last, pendingCount, savedCount: given?.length ?? 0 };
}
