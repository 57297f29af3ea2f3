import { useId, useState } from 'react';
import { EXTRA_MINUTES_MAXIMUM } from '../../../../shared/constants';
import { trpc } from '../../../platform/trpc';
import { Button } from '../../../ui/Button';
import { Dialog } from '../../../ui/Dialog';
import { ErrorState } from '../../../ui/ErrorState';
import type { WatchedStudent } from '../students/live-state';
import { texts } from '../texts';
import { useLiveAct } from '../use-live-act';
import styles from './Dialogs.module.css';
import { MinutesField } from './MinutesField';
import { readMinutes } from './read-minutes';

interface GiveTimeDialogProps {
  quizId: string;
  /** Undefined for everybody who takes the quiz now. */
  student: WatchedStudent | undefined;
  onClose: () => void;
}

/** Gives minutes to one student or to all. */
export function GiveTimeDialog({ quizId, student, onClose }: GiveTimeDialogProps) {
  const formId = useId();
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
    <Dialog
      open
      onClose={onClose}
      title={student ? texts.giveTimeTo(student.studentName) : texts.giveTimeToAll}
      size="small"
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button type="submit" form={formId} busy={give.isPending}>
            {texts.give}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <p>{student ? texts.giveTimeHint : texts.giveTimeToAllHint}</p>
        <MinutesField
          label={texts.minutes}
          minimum={1}
          value={typed}
          error={isRefused ? texts.minutesRequired(EXTRA_MINUTES_MAXIMUM) : undefined}
          onChange={(value) => {
            setTyped(value);
            setRefused(false);
          }}
        />
        {act.failure && <ErrorState message={act.failure} onRetry={submit} />}
      </form>
    </Dialog>
  );
}
