import { type ReactNode, useState } from 'react';
import { EXTRA_MINUTES_MAXIMUM } from '../../../shared/constants';
import { typedNumber } from '../../../shared/number-answer/typed-number';
import { trpc } from '../../platform/trpc';
import { secondsUntil, spokenTime } from '../../rules/timing/countdown';
import { ErrorState } from '../../ui/Banner';
import { Button } from '../../ui/Button';
import { FormDialog } from '../../ui/FormDialog';
import { NumberField } from '../../ui/NumberField';
import styles from './MinutesDialogs.module.css';
import type { WatchedStudent } from './students/live-state';
import { texts } from './texts';
import { useLiveAct } from './use-live-act';

interface MinutesDialogProps {
  title: string;
  /** The label of the button. */
  action: string;
  isBusy: boolean;
  /** Why it failed; the dialog stays for a retry. */
  failure: string | undefined;
  field: MinutesFieldProps;
  onSubmit: () => void;
  onClose: () => void;
  /** Rendered before the minutes. */
  children: ReactNode;
}

/** Asks for minutes and acts on them. */
function MinutesDialog(props: MinutesDialogProps) {
  const { title, action, isBusy, failure, field, onSubmit, onClose, children } = props;
  return (
    <FormDialog
      onClose={onClose}
      title={title}
      size="small"
      action={action}
      busy={isBusy}
      className="grid gap-4"
      onSubmit={onSubmit}
    >
      {children}
      <MinutesField {...field} />
      {failure && <ErrorState message={failure} onRetry={onSubmit} />}
    </FormDialog>
  );
}

const CHOICES = ['5', '10', '15'] as const;

interface MinutesFieldProps {
  label: string;
  minimum: number;
  value: string;
  error: string | undefined;
  onChange: (typed: string) => void;
}

/** Minutes, typed or by a preset. */
function MinutesField({ label, minimum, value, error, onChange }: MinutesFieldProps) {
  return (
    <div className="grid gap-3">
      <NumberField
        label={label}
        inputClassName={styles.input}
        min={minimum}
        max={EXTRA_MINUTES_MAXIMUM}
        step={1}
        value={value}
        error={error}
        data-autofocus=""
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <div className="flex gap-2">
        {CHOICES.map((minutes) => (
          <Button
            key={minutes}
            variant="secondary"
            aria-pressed={value === minutes}
            className={styles.choice}
            onClick={() => onChange(minutes)}
          >
            {minutes} min
          </Button>
        ))}
      </div>
    </div>
  );
}

/** Whole minutes from the minimum; undefined for anything else. */
function readMinutes(typed: string, minimum: number): number | undefined {
  const minutes = typedNumber(typed, { min: minimum, max: EXTRA_MINUTES_MAXIMUM, step: 1 });
  return Number.isNaN(minutes) ? undefined : minutes;
}

interface GiveTimeDialogProps {
  quizId: string;
  /** Everyone taking the quiz if absent. */
  student?: WatchedStudent | undefined;
  onClose: () => void;
}

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

interface ReopenDialogProps {
  quizId: string;
  student: WatchedStudent;
  onClose: () => void;
}

export function ReopenDialog({ quizId, student, onClose }: ReopenDialogProps) {
  // The clock resumes from the submission.
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
