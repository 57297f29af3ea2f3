import { useLocation } from 'wouter';
import { messages } from '../../../shared/messages';
import { paths } from '../../../shared/paths';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';

/** Publishing needs an active plan: the way to one. */
export function PlanRequiredDialog({ onClose }: { onClose: () => void }) {
  const [, navigate] = useLocation();
  return (
    <Dialog
      open
      onClose={onClose}
      title="Plan Required"
      size="small"
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button data-autofocus="" onClick={() => navigate(paths.plans)}>
            View Plans
          </Button>
        </>
      }
    >
      <p>{messages.planRequired}</p>
    </Dialog>
  );
}
