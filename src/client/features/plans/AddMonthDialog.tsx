import { formatDate } from '../../platform/date-format';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { nextUntilMs } from './next-month';
import type { PlanHolder } from './plan-holder';
import { texts } from './texts';

interface AddMonthDialogProps {
  /** The teacher whose plan is active and who has asked for it again. */
  holder: PlanHolder | undefined;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Nobody pays twice by accident. */
export function AddMonthDialog({ holder, onConfirm, onCancel }: AddMonthDialogProps) {
  const [until, next] = [holder?.planActiveUntil ?? null, nextUntilMs(holder)];
  if (until === null || next === null) return null;
  return (
    <ConfirmDialog
      open
      title={texts.addTitle}
      body={texts.addBody(formatDate(until), formatDate(next))}
      confirmLabel={texts.addMonth}
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  );
}
