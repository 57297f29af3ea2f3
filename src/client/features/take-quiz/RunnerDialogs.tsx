import { useCallback, useState } from 'react';
import { useStore } from 'zustand';
import { isPaused } from '../../../shared/quiz-session/clock';
import type { RunningQuiz } from '../../quiz-session/running-quiz';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { OtherPageDialog } from './OtherPageDialog';
import { PausedDialog } from './PausedDialog';
import { QuestionDialogs } from './QuestionDialogs';
import type { SheetState } from './RunnerScreen';
import { SessionEndedDialog } from './SessionEndedDialog';
import { SubmittingOverlay } from './SubmittingOverlay';
import { texts } from './texts';
import { useBackGuard } from './use-back-guard';
import { whyEnded } from './why-ended';

interface RunnerDialogsProps extends SheetState {
  quiz: RunningQuiz;
}

/** Everything that can lie over the question; the overlay of the submission covers them all. */
export function RunnerDialogs({ quiz, ...sheet }: RunnerDialogsProps) {
  const { session } = sheet;
  const [leaving, setLeaving] = useState(false);
  const isSignedOut = useStore(quiz.store, ({ sync }) => sync.isSignedOut);
  const tries = useStore(quiz.store, ({ sync }) => sync.submission?.tries ?? 0);
  useBackGuard(useCallback(() => setLeaving(true), []));

  if (session.phase !== 'running') {
    return <SubmittingOverlay why={whyEnded(session)} tries={tries} />;
  }
  if (isSignedOut) return <SessionEndedDialog quiz={quiz} />;
  if (session.isElsewhere) return <OtherPageDialog quiz={quiz} />;
  if (isPaused(session)) return <PausedDialog quiz={quiz} />;
  return (
    <>
      <QuestionDialogs source={quiz} {...sheet} />
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
