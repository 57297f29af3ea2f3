import { useCallback, useState } from 'react';
import { isPaused } from '../../../shared/quiz-session/clock';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { OtherPageDialog } from './OtherPageDialog';
import { PausedDialog } from './PausedDialog';
import { QuestionDialogs } from './QuestionDialogs';
import type { QuizRunner } from './quiz-runner';
import type { SheetState } from './RunnerScreen';
import { SessionEndedDialog } from './SessionEndedDialog';
import { SubmittingOverlay } from './SubmittingOverlay';
import { texts } from './texts';
import { useBackGuard } from './use-back-guard';
import { useCell } from './use-quiz-runner';
import { whyEnded } from './why-ended';

interface RunnerDialogsProps extends SheetState {
  runner: QuizRunner;
}

/** Everything that can lie over the question; the overlay of the submission covers them all. */
export function RunnerDialogs({ runner, ...sheet }: RunnerDialogsProps) {
  const { session } = sheet;
  const [leaving, setLeaving] = useState(false);
  const isSignedOut = useCell(runner.isSignedOut);
  const { tries } = useCell(runner.submission.state);
  useBackGuard(useCallback(() => setLeaving(true), []));

  if (session.phase !== 'running') {
    return <SubmittingOverlay why={whyEnded(session)} tries={tries} />;
  }
  if (isSignedOut) return <SessionEndedDialog runner={runner} />;
  if (session.isElsewhere) return <OtherPageDialog runner={runner} />;
  if (isPaused(session)) return <PausedDialog runner={runner} />;
  return (
    <>
      <QuestionDialogs store={runner.store} {...sheet} />
      <Dialog
        open={leaving}
        onClose={() => setLeaving(false)}
        title={texts.runningTitle}
        role="alertdialog"
        size="small"
        actions={
          <Button data-autofocus="" onClick={() => setLeaving(false)}>
            {texts.backToQuiz}
          </Button>
        }
      >
        <p>{texts.runningBody}</p>
      </Dialog>
    </>
  );
}
