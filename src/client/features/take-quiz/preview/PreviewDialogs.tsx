import { type SessionSource, useSession } from '../../../quiz-session/use-running-quiz';
import { Button } from '../../../ui/Button';
import { Dialog } from '../../../ui/Dialog';
import { QuestionDialogs } from '../QuestionDialogs';
import type { SheetState } from '../RunnerScreen';
import { texts } from './texts';

interface PreviewDialogsProps extends SheetState {
  source: SessionSource;
  onBack: () => void;
  onAgain: () => void;
}

/** What lies over the question in the preview: in place of the submission, the word that nothing was sent. */
export function PreviewDialogs({ onBack, onAgain, ...rest }: PreviewDialogsProps) {
  const isRunning = useSession(rest.source, ({ phase }) => phase === 'running');
  const isTimeUp = useSession(rest.source, ({ submitReason }) => submitReason === 'time');
  if (isRunning) return <QuestionDialogs {...rest} />;
  return (
    <Dialog
      open
      onClose={onAgain}
      title={texts.endTitle}
      role="alertdialog"
      size="small"
      actions={
        <>
          <Button variant="secondary" onClick={onAgain}>
            {texts.startAgain}
          </Button>
          <Button data-autofocus="" onClick={onBack}>
            {texts.back}
          </Button>
        </>
      }
    >
      <p>{isTimeUp ? texts.timeUp : texts.end}</p>
    </Dialog>
  );
}
