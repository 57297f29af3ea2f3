import { useEffect, useState } from 'react';
import type { SavedQuiz } from '../../../shared/quiz-session/saved-quiz';
import { getSavedQuiz } from '../../platform/saved-quiz';
import { startFresh } from './start-fresh';

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
