import { useId, useState } from 'react';
import { EXTRA_MINUTES_MAXIMUM } from '../../../../shared/constants';
import { secondsUntil, spokenTime } from '../../../../shared/timing/countdown';
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

interface ReopenDialogProps {
  quizId: string;
  student: WatchedStudent;
  onClose: () => void;
}

/** Lets a student go on with a quiz that was submitted. */
export function ReopenDialog({ quizId, student, onClose }: ReopenDialogProps) {
  const formId = useId();
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
    <Dialog
      open
      onClose={onClose}
      title={texts.reopenTitle(student.studentName)}
      size="small"
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button type="submit" form={formId} busy={reopen.isPending}>
            {texts.reopenAction}
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
        <p>{texts.reopenBody(student.studentName)}</p>
        <p>{secondsLeft > 0 ? texts.timeStillLeft(spokenTime(secondsLeft)) : texts.noTimeLeft}</p>
        <MinutesField
          label={texts.minutesToAdd}
          minimum={0}
          value={typed}
          error={problem}
          onChange={(value) => {
            setTyped(value);
            setProblem(undefined);
          }}
        />
        {act.failure && <ErrorState message={act.failure} onRetry={submit} />}
      </form>
    </Dialog>
  );
}
