import { useState } from 'react';
import type { SchoolTeacher } from '../../../../shared/operator/school';
import { formatDate } from '../../../platform/date-format';
import { trpc } from '../../../platform/trpc';
import { FormDialog } from '../../../ui/FormDialog';
import { NumberField } from '../../../ui/NumberField';
import { useAct } from '../lists/use-act';
import { texts } from './texts';

interface GrantPlanProps {
  teacher: SchoolTeacher;
  onClose: () => void;
}

/** For how many months a teacher gets a plan. */
export function GrantPlan({ teacher: { _id: teacherId, name }, onClose }: GrantPlanProps) {
  const [months, setMonths] = useState('1');
  const grant = trpc.operator.grantPlan.useMutation();
  const { act, isBusy, failure, dismissFailure } = useAct();
  const submit = async () => {
    const isDone = await act(
      // No number at all is none that the server would take.
      () => grant.mutateAsync({ teacherId, months: Number(months) }),
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
