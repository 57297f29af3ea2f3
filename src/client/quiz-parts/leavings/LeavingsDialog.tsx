import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { LeavingsTimeline } from './LeavingsTimeline';
import { leavingTexts } from './leaving-texts';

interface LeavingsDialogProps {
  quizId: string;
  attemptId: string;
  studentName: string;
  isRunning: boolean;
  onClose: () => void;
}

/** The tab changes of one student, over whatever named them. */
export function LeavingsDialog({ studentName, onClose, ...attempt }: LeavingsDialogProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={leavingTexts.title(studentName)}
      actions={
        <Button variant="secondary" onClick={onClose}>
          Close
        </Button>
      }
    >
      <LeavingsTimeline {...attempt} />
    </Dialog>
  );
}
