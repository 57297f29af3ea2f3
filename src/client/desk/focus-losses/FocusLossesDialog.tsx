import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { FocusLossesTimeline } from './FocusLossesTimeline';
import { focusLossTexts } from './focus-loss-texts';

interface FocusLossesDialogProps {
  quizId: string;
  attemptId: string;
  studentName: string;
  isRunning: boolean;
  onClose: () => void;
}

/** One student's tab changes as a dialog. */
export function FocusLossesDialog({ studentName, onClose, ...attempt }: FocusLossesDialogProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={focusLossTexts.title(studentName)}
      actions={
        <Button variant="secondary" onClick={onClose}>
          Close
        </Button>
      }
    >
      <FocusLossesTimeline {...attempt} />
    </Dialog>
  );
}
