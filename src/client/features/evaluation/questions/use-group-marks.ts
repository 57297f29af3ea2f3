import { useState } from 'react';
import type { EvaluationResult } from '../../../../shared/attempt/schema';
import { markStateOf } from '../mark-state';
import { useMarking } from '../use-marking';
import type { MarksEdit } from '../with-marks';

/** One answer of a group, once it is evaluated. */
export interface GroupMember {
  readonly studentId: string;
  readonly result: EvaluationResult;
}

interface LastDecision {
  readonly marks: number;
  readonly before: readonly BeforeEdit[];
}

interface BeforeEdit extends MarksEdit {
  readonly wasSuggestion: boolean;
}

/** One decision for all the answers of a group: one update per student, and a way back to the marks they had. */
export function useGroupMarks(questionId: string, members: readonly GroupMember[]) {
  const { giveMarks, takeBack, pending } = useMarking();
  const [last, setLast] = useState<LastDecision | undefined>();
  // A stored mark stays the teacher's, also when it is the suggested one again.
  const [nowYours, setNowYours] = useState(0);

  const studentIds = new Set(members.map(({ studentId }) => studentId));
  const pendingCount = pending.filter(
    (edit) => edit.questionId === questionId && studentIds.has(edit.studentId),
  ).length;

  const given = last?.before.filter(({ studentId }) =>
    members.some((member) => member.studentId === studentId && member.result.score === last.marks),
  );

  const give = (marks: number) => {
    const changed = members.filter(({ result }) => result.score !== marks || result.source !== 'teacher');
    const before = changed.map(({ studentId, result }) => ({
      ...{ studentId, questionId, marks: result.score },
      wasSuggestion: markStateOf(result) !== 'settled',
    }));
    // Presses in one go are one decision: Undo leads back to before the first.
    const earlier = pendingCount > 0 && last ? last.before : [];
    const known = new Set(earlier.map(({ studentId }) => studentId));
    setLast({ marks, before: [...earlier, ...before.filter(({ studentId }) => !known.has(studentId))] });
    setNowYours(0);
    giveMarks(changed.map(({ studentId }) => ({ studentId, questionId, marks })));
  };

  const undo = () => {
    const before = last?.before ?? [];
    const stored = new Set(takeBack(before).map(({ studentId }) => studentId));
    const toGive = before.filter(({ studentId }) => stored.has(studentId));
    if (toGive.length > 0) {
      giveMarks(toGive.map(({ studentId, marks }) => ({ studentId, questionId, marks })));
    }
    setNowYours(toGive.filter(({ wasSuggestion }) => wasSuggestion).length);
    setLast(undefined);
  };

  return { give, undo, last, nowYours, pendingCount, savedCount: given?.length ?? 0 };
}
