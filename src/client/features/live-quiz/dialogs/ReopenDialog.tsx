import { useState } from 'react';
import { EXTRA_MINUTES_MAXIMUM } from '../../../../shared/constants';
import { secondsUntil, spokenTime } from '../../../../shared/timing/countdown';
import { trpc } from '../../../platform/trpc';
import type { WatchedStudent } from '../students/live-state';
import { texts } from '../texts';
import { useLiveAct } from '../use-live-act';
import { MinutesDialog, readMinutes } from './MinutesDialog';

interface ReopenDialogProps {
  quizId: string;
  student: WatchedStudent;
  onClose: () => void;
}

/** Lets a student go on with a quiz that was submitted. */
export function ReopenDialog({ quizId, student, onClose }: ReopenDialogProps) {
  // The clock goes on from where it stood at the submission.
  const secondsLeft = secondsUntil(student.deadline, student.submittedAt ?? student.deadline);
  const [typed, setTyped] = useState(secondsLeft > 0 ? '0' : '5');
  const [problem, setProblem] = useState<string | undefined>();
  const act = useLiveAct({ failed: texts.reopenFailed, onDone: onClose });
  const reopen = trpc.supervision.reopen.useMutation(act.options);
  const submit = () => {
    const minutes = readMinutes(typed, 0);
    const isOver = minutes === 0 && secondsLeft === 0;
    setProblem(isOver ? texts.minutesToAddRequired : undefined);
    if (minutes === undefined) setProblem(texts.minutesToAddInvalid(EXTRA_MINUTES_MAXIMUM));
    if (minutes === undefined || isOver || reopen.isPending) return;
    reopen.mutate({ quizId, attemptId: student.attemptId, ...(minutes > 0 && { extraMinutes: minutes }) });
  };
  return (
    <MinutesDialog
      title={texts.reopenTitle(student.studentName)}
      action={texts.reopenAction}
      isBusy={reopen.isPending}
      failure={act.failure}
      field={{
        label: texts.minutesToAdd,
        minimum: 0,
        value: typed,
        error: problem,
        onChange: (value) => {
          setTyped(value);
          setProblem(undefined);
        },
      }}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>{texts.reopenBody(student.studentName)}</p>
      <p>{secondsLeft > 0 ? texts.timeStillLeft(spokenTime(secondsLeft)) : texts.noTimeLeft}</p>
    </MinutesDialog>
  );
}
