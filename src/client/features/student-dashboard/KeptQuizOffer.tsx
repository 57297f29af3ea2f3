import { useEffect, useState } from 'react';
import type { JoinedQuiz } from '../../../shared/attempt/schema';
import type { SavedQuiz } from '../../../shared/quiz-session/saved-quiz';
import { nowMs, useNowMs } from '../../platform/clock';
import { ResumeDialog } from './ResumeDialog';
import { resumeTexts } from './resume-texts';

interface KeptQuizOfferProps {
  saved: SavedQuiz;
  openKept: OpenKept;
  onOpen: (joined: JoinedQuiz) => void;
  onStartFresh: () => void;
  onClose: () => void;
}

/** Makes a joined quiz of what is kept on this device, with the best guess of the server's time. */
export type OpenKept = (saved: SavedQuiz) => Promise<JoinedQuiz>;

/** 'Resume Quiz?' while the server cannot be reached: the quiz goes on from this device. */
export function KeptQuizOffer({ saved, openKept, onOpen, onStartFresh, onClose }: KeptQuizOfferProps) {
  const deviceNow = useNowMs(1000);
  const [offsetMs, setOffsetMs] = useState<number | null>(null);
  useEffect(() => {
    void openKept(saved).then(({ attempt }) => setOffsetMs(attempt.serverNow - nowMs()));
  }, [openKept, saved]);

  return (
    <ResumeDialog
      saved={saved}
      deadlineMs={saved.attemptDetails.deadline}
      nowMs={offsetMs === null ? null : deviceNow + offsetMs}
      note={resumeTexts.offlineResume}
      resuming={false}
      error={null}
      onResume={() => void openKept(saved).then(onOpen)}
      onStartFresh={onStartFresh}
      onClose={onClose}
    />
  );
}
