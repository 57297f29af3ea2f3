import { useState } from 'react';
import type { EvaluationResult } from '../../../../shared/attempt/schema';
import { useMarking } from '../use-marking';
import type { MarksEdit } from '../with-marks';

/** One answer of a group, once it is evaluated. */
export interface GroupMember {
  readonly studentId: string;
  readonly result: EvaluationResult;
}

interface LastDecision {
  readonly marks: number;
  readonly before: readonly MarksEdit[];
}

/** One decision for all the answers of a group: one update per student, and a way back to the marks they had. */
export function useGroupMarks(questionId: string, members: readonly GroupMember[]) {
  const { giveMarks, pending } = useMarking();
  const [last, setLast] = useState<LastDecision | undefined>();

  const studentIds = new Set(members.map(({ studentId }) => studentId));
  const pendingCount = pending.filter(
    (edit) => edit.questionId === questionId && studentIds.has(edit.studentId),
  ).length;

  const given = last?.before.filter(({ studentId }) =>
    members.some((member) => member.studentId === studentId && member.result.score === last.marks),
  );

  const give = (marks: number) => {
    const changed = members.filter(({ result }) => result.score !== marks || result.source !== 'teacher');
    const before = changed.map(({ studentId, result }) => ({ studentId, questionId, marks: result.score }));
    // Presses in one go are one decision: Undo leads back to before the first.
    const earlier = pendingCount > 0 && last ? last.before : [];
    const known = new Set(earlier.map(({ studentId }) => studentId));
    setLast({ marks, before: [...earlier, ...before.filter(({ studentId }) => !known.has(studentId))] });
    giveMarks(changed.map(({ studentId }) => ({ studentId, questionId, marks })));
  };

  const undo = () => {
    if (last) giveMarks(last.before);
    setLast(undefined);
  };

  return { give, undo, last, pendingCount, savedCount: given?.length ?? 0 };
}
