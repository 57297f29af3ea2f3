import { Dialog } from '../../ui/Dialog';
import { texts } from './texts';

/** Stands over the quiz while the teacher has paused it; there is nothing to do but wait. */
export function PausedDialog() {
  return (
    <Dialog open onClose={() => undefined} title={texts.pausedTitle} role="alertdialog" size="small">
      <p role="status">{texts.paused}</p>
    </Dialog>
  );
}
