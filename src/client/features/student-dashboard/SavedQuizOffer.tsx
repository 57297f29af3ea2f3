import { useState } from 'react';
import type { JoinedQuiz } from '../../../shared/attempt/schema';
import type { SavedQuiz } from '../../../shared/quiz-session/saved-quiz';
import { statusOf } from '../../platform/error-message';
import { isUnreachable } from './is-unreachable';
import type { OpenKept } from './KeptQuizOffer';
import { ResumeDialog } from './ResumeDialog';
import { handInLate } from './saved-answers';
import { texts } from './texts';
import type { Join } from './use-join';

interface SavedQuizOfferProps {
  saved: SavedQuiz;
  deadlineMs: number | null;
  nowMs: number | null;
  join: Join;
  openKept: OpenKept;
  onOpen: (joined: JoinedQuiz) => void;
  onStartFresh: () => void;
  /** The server has all there is of it. */
  onForget: () => void;
  /** Decided about for now; the quiz goes on in the list. */
  onClose: () => void;
}

/** What the two buttons of 'Resume Quiz?' do. */
export function SavedQuizOffer(props: SavedQuizOfferProps) {
  const { saved, join, onForget } = props;
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);

  const resume = async () => {
    setBusy(true);
    const failure = await join(saved.quizDetails.shareId, texts.joinFailed);
    if (!failure) return;
    // The network went after the dashboard had come.
    if (isUnreachable(failure.cause)) return props.onOpen(await props.openKept(saved));
    setBusy(false);
    setError(failure.message);
    // 409: the attempt was closed in the meantime.
    if (statusOf(failure.cause) === 409 && (await handInLate(saved))) onForget();
  };

  return (
    <ResumeDialog
      saved={saved}
      deadlineMs={props.deadlineMs}
      nowMs={props.nowMs}
      resuming={busy}
      error={error}
      onResume={() => void resume()}
      onStartFresh={props.onStartFresh}
      onClose={props.onClose}
    />
  );
}
