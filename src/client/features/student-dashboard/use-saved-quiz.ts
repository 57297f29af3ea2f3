import { useEffect, useState } from 'react';
import type { StudentDashboard } from '../../../shared/attempt/schema';
import { clearSavedQuiz, getSavedQuiz } from '../../platform/saved-quiz';
import { beforeSignOut } from '../../platform/sign-out';
import type { SavedQuiz } from '../../rules/quiz-session/saved-quiz';
import { handInLate, sendDiscarded, sendSaved, startFresh } from './saved-answers';

/** This device's unfinished quiz if it is this student's and still running. */
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

  // The attempt was closed while the student was away: unsent answers are submitted late.
  useEffect(() => {
    if (!saved || !isOver) return;
    void handInLate(saved).then((isDone) => {
      if (!isDone) return;
      clearSavedQuiz();
      setSaved(null);
    });
  }, [saved, isOver]);

  // contract: sign-out sends unsent data first
  useEffect(
    () => (saved && isRunning ? beforeSignOut(() => sendSaved(saved)) : undefined),
    [saved, isRunning],
  );

  return { saved: isRunning ? saved : null, forget, discard };
}

/** A stalled network may take 50 s to fail; a student in a quiz cannot wait that long. */
const PATIENCE_MS = 3000;

/** This device's unfinished quiz while the server is silent: immediately if unreachable, else after 3 s. */
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
