import { Pause, Play } from 'lucide-react';
import { useState } from 'react';
import { trpc } from '../../../platform/trpc';
import { ConfirmDialog } from '../../../ui/Dialog';
import { ErrorState } from '../../../ui/ErrorState';
import { texts } from '../texts';
import { useLiveAct } from '../use-live-act';
import { HeadButton } from './HeadButton';

/** Stops every clock of the quiz, and lets them all run on. */
export function PauseButton({ quizId, isPaused }: { quizId: string; isPaused: boolean }) {
  const [asking, setAsking] = useState(false);
  const pausing = useLiveAct({ failed: texts.pauseFailed, onDone: () => setAsking(false) });
  const continuing = useLiveAct({ failed: texts.continueFailed });
  const pause = trpc.timekeeping.pause.useMutation(pausing.options);
  const resume = trpc.timekeeping.continue.useMutation(continuing.options);
  return (
    <>
      <HeadButton
        Icon={isPaused ? Play : Pause}
        label={isPaused ? texts.continue : texts.pause}
        busy={resume.isPending}
        onClick={() => (isPaused ? resume.mutate({ quizId }) : setAsking(true))}
      />
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
