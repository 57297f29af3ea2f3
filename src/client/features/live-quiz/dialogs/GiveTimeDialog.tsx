import { useState } from 'react';
import { EXTRA_MINUTES_MAXIMUM } from '../../../../shared/constants';
import { trpc } from '../../../platform/trpc';
import type { WatchedStudent } from '../students/live-state';
import { texts } from '../texts';
import { useLiveAct } from '../use-live-act';
import { MinutesDialog, readMinutes } from './MinutesDialog';

interface GiveTimeDialogProps {
  quizId: string;
  /** Everybody who takes the quiz now, if nobody is named. */
  student?: WatchedStudent | undefined;
  onClose: () => void;
}

/** Gives minutes to one student or to all. */
export function GiveTimeDialog({ quizId, student, onClose }: GiveTimeDialogProps) {
  const [typed, setTyped] = useState('5');
  const [isRefused, setRefused] = useState(false);
  const act = useLiveAct({ failed: texts.giveTimeFailed, onDone: onClose });
  const give = trpc.timekeeping.giveTime.useMutation(act.options);
  const submit = () => {
    const minutes = readMinutes(typed, 1);
    setRefused(minutes === undefined);
    if (minutes === undefined || give.isPending) return;
    give.mutate({ quizId, ...(student && { attemptId: student.attemptId }), minutes });
  };
  return (
    <MinutesDialog
      title={student ? texts.giveTimeTo(student.studentName) : texts.giveTimeToAll}
      action={texts.give}
      isBusy={give.isPending}
      failure={act.failure}
      field={{
        label: texts.minutes,
        minimum: 1,
        value: typed,
        error: isRefused ? texts.minutesRequired(EXTRA_MINUTES_MAXIMUM) : undefined,
        onChange: (value) => {
          setTyped(value);
          setRefused(false);
        },
      }}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>{student ? texts.giveTimeHint : texts.giveTimeToAllHint}</p>
    </MinutesDialog>
  );
}
