import { useEffect, useState } from 'react';
import type { StudentDashboard } from '../../../shared/attempt/schema';
import { clearSavedQuiz, getSavedQuiz } from '../../platform/saved-quiz';
import { beforeSignOut } from '../../platform/sign-out';
import type { SavedQuiz } from '../../rules/quiz-session/saved-quiz';
import { handInLate, sendDiscarded, sendSaved, startFresh } from './saved-answers';

/** The unfinished quiz kept on this device, if it is this student's and still runs. */
export function useSavedAttempt(dashboard: StudentDashboard | undefined) {
  const [saved, setSaved] = useState<SavedQuiz | null>(getSavedQuiz);
  const attemptId = saved?.attemptDetails._id ?? '';
  const isRunning = dashboard?.inProgress.some((attempt) => attempt.attemptId === attemptId) ?? false;
  const isOver = dashboard?.attempts[attemptId] !== undefined;

  const forget = () => {
    clearSavedQuiz();
    setSaved(null);
  };

  const discard = () => {
    if (saved) startFresh(saved);
    setSaved(null);
  };

  useEffect(() => void sendDiscarded(), []);

  // The server closed the attempt while the student was away: what is only here is handed in late, to be kept apart.
  useEffect(() => {
    if (!saved || !isOver) return;
    void handInLate(saved).then((isDone) => {
      if (!isDone) return;
      clearSavedQuiz();
      setSaved(null);
    });
  }, [saved, isOver]);

  // contract: sign-out sends what is unsent first
  useEffect(
    () => (saved && isRunning ? beforeSignOut(() => sendSaved(saved)) : undefined),
    [saved, isRunning],
  );

  return { saved: isRunning ? saved : null, forget, discard };
}

/** A network that swallows requests says nothing for 50 s; nobody in the middle of a quiz waits for that. */
const PATIENCE_MS = 3000;

/** The unfinished quiz of this device while the server cannot be asked about it: at once when it is away, else after 3 s. */
export function useKeptQuiz({ isReady, isAway }: { isReady: boolean; isAway: boolean }) {
  const [saved, setSaved] = useState<SavedQuiz | null>(getSavedQuiz);
  const [isSilent, setIsSilent] = useState(false);
  useEffect(() => {
    if (isReady) return;
    const timer = setTimeout(() => setIsSilent(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [isReady]);

  const discard = () => {
    if (saved) startFresh(saved);
    setSaved(null);
  };
  return { saved: !isReady && (isAway || isSilent) ? saved : null, discard, close: () => setSaved(null) };
}
