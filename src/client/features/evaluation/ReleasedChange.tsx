import { useRef, useState } from 'react';
import type { QuizResults } from '../../../shared/results/schema';
import { findResult } from '../../rules/results/mark-state';
import { ConfirmDialog } from '../../ui/Dialog';
import { releaseTexts } from './texts';
import { type Decision, editsOf } from './with-marks';

interface Asked {
  readonly names: readonly string[];
  readonly change: () => void;
}

/** Asks before the first change of a released mark, which its student sees immediately. */
export function useReleasedChange() {
  const isAgreed = useRef(false);
  const [asked, setAsked] = useState<Asked | undefined>();
  return {
    asked,
    close: () => setAsked(undefined),
    agree: () => {
      isAgreed.current = true;
      setAsked(undefined);
      asked?.change();
    },
    /** Makes a change, after asking if need be. */
    make(results: QuizResults | undefined, decision: Decision, change: () => void) {
      const names = results && !isAgreed.current ? namesOfChanged(results, decision) : [];
      if (names.length === 0) change();
      else setAsked({ names, change });
    },
  };
}

export type ReleasedChange = ReturnType<typeof useReleasedChange>;

/** The students whose released marks would change; none on a question with second looks, where students ask for a change. */
function namesOfChanged({ appeals, results }: QuizResults, decision: Decision): string[] {
  if (appeals.some(({ questionId }) => questionId === decision.questionId)) return [];
  return editsOf(decision).flatMap(({ studentId, questionId, marks }) => {
    const student = results.find((each) => each.studentId === studentId);
    const isChanged = student?.scoresReleased && findResult(student, questionId)?.score !== marks;
    return isChanged ? [student.studentName] : [];
  });
}

export function ReleasedChangeDialog({ of: { asked, agree, close } }: { of: ReleasedChange }) {
  return (
    <ConfirmDialog
      open={asked !== undefined}
      title={releaseTexts.changeTitle}
      body={releaseTexts.changeSeen(asked?.names ?? [])}
      confirmLabel={releaseTexts.changeMark}
      onConfirm={agree}
      onCancel={close}
    />
  );
}
