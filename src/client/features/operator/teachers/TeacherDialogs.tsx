import { useState } from 'react';
import { typedNumber } from '../../../../shared/number-answer/typed-number';
import type { SchoolTeacher } from '../../../../shared/operator/school';
import { formatDate } from '../../../platform/date-format';
import { trpc } from '../../../platform/trpc';
import { ConfirmDialog } from '../../../ui/Dialog';
import { FormDialog } from '../../../ui/FormDialog';
import { NumberField } from '../../../ui/NumberField';
import { ActFailure, useAct } from '../lists/acts';
import { texts } from './texts';

interface ConfirmActProps {
  teacher: SchoolTeacher;
  what: 'endPlan' | 'signOut';
  onClose: () => void;
}

/** Confirms and executes the end of a plan or of a teacher's sessions. */
export function ConfirmAct({ teacher: { _id: teacherId, name }, what, onClose }: ConfirmActProps) {
  const endPlan = trpc.operator.endPlan.useMutation();
  const endSessions = trpc.operator.endSessions.useMutation();
  const act = useAct();
  const isPlan = what === 'endPlan';
  const confirmed = async () => {
    const isDone = isPlan
      ? await act.act(
          () => endPlan.mutateAsync({ teacherId }),
          () => texts.planEnded(name),
        )
      : await act.act(
          () => endSessions.mutateAsync({ teacherId }),
          ({ sessionsEnded }) => texts.signedOut(name, sessionsEnded),
        );
    if (isDone) onClose();
  };
  return (
    <ConfirmDialog
      open
      title={isPlan ? texts.endPlanTitle(name) : texts.signOutTitle(name)}
      body={
        <>
          <ActFailure act={act} />
          {isPlan ? texts.endPlanBody : texts.signOutBody}
        </>
      }
      confirmLabel={isPlan ? texts.endPlanAct : texts.signOutAct}
      tone="danger"
      busy={act.isBusy}
      onConfirm={() => void confirmed()}
      onCancel={onClose}
    />
  );
}

interface GrantPlanProps {
  teacher: SchoolTeacher;
  onClose: () => void;
}

/** Gives a teacher a plan for a number of months. */
export function GrantPlan({ teacher: { _id: teacherId, name }, onClose }: GrantPlanProps) {
  const [months, setMonths] = useState('1');
  const grant = trpc.operator.grantPlan.useMutation();
  const { act, isBusy, failure, dismissFailure } = useAct();
  const submit = async () => {
    const isDone = await act(
      // Without a number, the server refuses.
      () => grant.mutateAsync({ teacherId, months: typedNumber(months) }),
      ({ planActiveUntil }) => texts.granted(name, formatDate(planActiveUntil ?? 0)),
    );
    if (isDone) onClose();
  };
  return (
    <FormDialog
      title={texts.grantTitle(name)}
      size="small"
      action={texts.grantAct}
      busy={isBusy}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <NumberField
        label={texts.months}
        hint={texts.monthsHint}
        error={failure}
        min={1}
        step={1}
        data-autofocus=""
        value={months}
        onChange={(event) => {
          setMonths(event.currentTarget.value);
          dismissFailure();
        }}
      />
    </FormDialog>
  );
}
