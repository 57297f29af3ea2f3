import { useEffect, useState } from 'react';
import { nowMs, useNowMs } from '../../platform/clock';
import { isUnreachable, statusOf } from '../../platform/error-message';
import type { EnteredQuiz } from '../../quiz-session/entered-quiz';
import type { SavedQuiz } from '../../rules/quiz-session/saved-quiz';
import { ResumeDialog } from './ResumeDialog';
import { handInLate } from './saved-answers';
import { texts } from './texts';
import type { Join } from './use-join';

/** Turns the state stored on this device into a joined quiz, with an estimate of the server's time. */
export type OpenKept = (saved: SavedQuiz) => Promise<EnteredQuiz>;

interface OfferProps {
  saved: SavedQuiz;
  openKept: OpenKept;
  onOpen: (entered: EnteredQuiz) => void;
  onStartFresh: () => void;
  /** Called when the offer is dismissed; the quiz stays in the list. */
  onClose: () => void;
}

interface SavedQuizOfferProps extends OfferProps {
  deadlineMs: number | null;
  /** The server's time; null while unknown. */
  nowMs: number | null;
  join: Join;
  /** Called when the server has everything. */
  onForget: () => void;
}

/** 'Resume Quiz?' beside the dashboard: joins the quiz again. */
export function SavedQuizOffer({ join, openKept, onOpen, onForget, ...offer }: SavedQuizOfferProps) {
  const { saved } = offer;
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);

  const resume = async () => {
    setBusy(true);
    const failure = await join(saved.quizDetails.shareId, texts.joinFailed);
    if (!failure) return;
    // The network was lost after the dashboard loaded.
    if (isUnreachable(failure.cause)) return onOpen(await openKept(saved));
    setBusy(false);
    setError(failure.message);
    // 409: the attempt has been closed.
    if (statusOf(failure.cause) === 409 && (await handInLate(saved))) onForget();
  };

  return <ResumeDialog {...offer} resuming={busy} error={error} onResume={() => void resume()} />;
}

/** 'Resume Quiz?' while the server is unreachable: continues from this device. */
export function KeptQuizOffer({ openKept, onOpen, ...offer }: OfferProps) {
  const { saved } = offer;
  const deviceNow = useNowMs(1000);
  const [offsetMs, setOffsetMs] = useState<number | null>(null);
  useEffect(() => {
    void openKept(saved).then(({ joined }) => setOffsetMs(joined.attempt.serverNow - nowMs()));
  }, [openKept, saved]);

  return (
    <ResumeDialog
      {...offer}
      deadlineMs={saved.attemptDetails.deadline}
      nowMs={offsetMs === null ? null : deviceNow + offsetMs}
      note={texts.offlineResume}
      resuming={false}
      error={null}
      onResume={() => void openKept(saved).then(onOpen)}
    />
  );
}
