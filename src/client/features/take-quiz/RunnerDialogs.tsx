import { useCallback, useState } from 'react';
import type { QuizSession } from '../../../shared/attempt/session-state';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { Navigator } from './Navigator';
import type { QuizRunner } from './quiz-runner';
import { SessionEndedDialog } from './SessionEndedDialog';
import { SubmitDialog } from './SubmitDialog';
import { SubmittingOverlay } from './SubmittingOverlay';
import { texts } from './texts';
import { useBackGuard } from './use-back-guard';
import { useCell } from './use-quiz-runner';

interface RunnerDialogsProps {
  runner: QuizRunner;
  session: QuizSession;
  sheetOpen: boolean;
  onSheetClose: () => void;
}

/** Everything that can lie over the question; the overlay of the submission covers them all. */
export function RunnerDialogs({ runner, session, sheetOpen, onSheetClose }: RunnerDialogsProps) {
  const { store } = runner;
  const [leaving, setLeaving] = useState(false);
  const isSignedOut = useCell(runner.isSignedOut);
  const { tries } = useCell(runner.submission.state);
  useBackGuard(useCallback(() => setLeaving(true), []));

  if (session.phase !== 'running') return <SubmittingOverlay reason={session.submitReason} tries={tries} />;
  if (isSignedOut) return <SessionEndedDialog runner={runner} />;
  const goTo = (index: number) => {
    onSheetClose();
    store.act({ kind: 'goTo', index });
  };
  return (
    <>
      <Dialog open={sheetOpen} onClose={onSheetClose} title={texts.questions} size="small">
        <Navigator session={session} onGoTo={goTo} untitled />
      </Dialog>
      {session.isConfirmingSubmit && (
        <SubmitDialog
          session={session}
          onGoTo={goTo}
          onCancel={() => store.act({ kind: 'submitCancelled' })}
          onSubmit={() => store.act({ kind: 'submitConfirmed' })}
        />
      )}
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
