import type { SchoolTeacher } from '../../../../shared/operator/school';
import { trpc } from '../../../platform/trpc';
import { ConfirmDialog } from '../../../ui/Dialog';
import { ActFailure } from '../lists/ActFailure';
import { useAct } from '../lists/use-act';
import { texts } from './texts';

interface ConfirmActProps {
  teacher: SchoolTeacher;
  what: 'endPlan' | 'signOut';
  onClose: () => void;
}

/** Asks before a plan ends or somebody is signed out, and does it. */
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
