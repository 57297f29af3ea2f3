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

/** The tab changes of one student, over whatever named them. */
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
