import { useState } from 'react';
import type { SavedQuiz } from '../../../shared/attempt/saved-quiz';
import { statusOf } from '../../platform/error-message';
import { trpcClient } from '../../platform/trpc-client';
import { ResumeDialog } from './ResumeDialog';
import { handInLate } from './saved-answers';
import { texts } from './texts';
import type { Join } from './use-join';

interface SavedQuizOfferProps {
  saved: SavedQuiz;
  deadlineMs: number | null;
  nowMs: number;
  join: Join;
  /** The saved state is no longer wanted. */
  onForget: () => void;
  /** Decided about for now; the quiz goes on in the list. */
  onClose: () => void;
}

/** What the two buttons of 'Resume Quiz?' do. */
export function SavedQuizOffer({ saved, deadlineMs, nowMs, join, onForget, onClose }: SavedQuizOfferProps) {
  const [busy, setBusy] = useState<'resume' | 'fresh' | null>(null);
  const [error, setError] = useState<string | null>(null);

  const resume = async () => {
    setBusy('resume');
    const failure = await join(saved.quizDetails.shareId, texts.joinFailed);
    if (!failure) return;
    setBusy(null);
    setError(failure.message);
    // 409: the attempt was closed in the meantime.
    if (statusOf(failure.cause) === 409 && (await handInLate(saved))) onForget();
  };

  const startFresh = async () => {
    setBusy('fresh');
    try {
      await trpcClient.attempts.startFresh.mutate({ attemptId: saved.attemptDetails._id });
    } catch (failure) {
      // An attempt that is over or gone needs no new start.
      if (![404, 409].includes(statusOf(failure) ?? 0)) {
        setBusy(null);
        return setError(texts.startFreshFailed);
      }
    }
    onForget();
  };

  return (
    <ResumeDialog
      saved={saved}
      deadlineMs={deadlineMs}
      nowMs={nowMs}
      resuming={busy === 'resume'}
      startingFresh={busy === 'fresh'}
      error={error}
      onResume={() => void resume()}
      onStartFresh={() => void startFresh()}
      onClose={onClose}
    />
  );
}
