import { Pause, Play } from 'lucide-react';
import { useState } from 'react';
import { trpc } from '../../platform/trpc';
import { Button } from '../../ui/Button';
import { ConfirmDialog } from '../../ui/Dialog';
import { ErrorState } from '../../ui/ErrorState';
import { texts } from './texts';
import { useLiveAct } from './use-live-act';

/** Stops every clock of the quiz, and lets them all run on. */
export function PauseButton({ quizId, isPaused }: { quizId: string; isPaused: boolean }) {
  const [asking, setAsking] = useState(false);
  const pausing = useLiveAct({ failed: texts.pauseFailed, onDone: () => setAsking(false) });
  const continuing = useLiveAct({ failed: texts.continueFailed });
  const pause = trpc.timekeeping.pause.useMutation(pausing.options);
  const resume = trpc.timekeeping.continue.useMutation(continuing.options);
  const label = isPaused ? texts.continue : texts.pause;
  const Icon = isPaused ? Play : Pause;
  return (
    <>
      <Button
        busy={resume.isPending}
        onClick={() => (isPaused ? resume.mutate({ quizId }) : setAsking(true))}
      >
        <Icon size={18} aria-hidden="true" /> {label}
      </Button>
      {continuing.failure && (
        <ErrorState message={continuing.failure} onRetry={() => resume.mutate({ quizId })} />
      )}
      <ConfirmDialog
        open={asking}
        title={texts.pauseTitle}
        body={
          <>
            <p>{texts.pauseBody}</p>
            {pausing.failure && <ErrorState message={pausing.failure} />}
          </>
        }
        confirmLabel={texts.pause}
        busy={pause.isPending}
        onConfirm={() => pause.mutate({ quizId })}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
