import { useEffect } from 'react';
import type { QuizRunner } from './quiz-runner';

const SAVE_EVERY_MS = 1000;

/** Keeps the remaining times on this device: once a second, and when the page is hidden or closed. */
export function useSavedState({ save }: QuizRunner): void {
  useEffect(() => {
    const timer = setInterval(save, SAVE_EVERY_MS);
    const hidden = () => {
      if (document.visibilityState === 'hidden') save();
    };
    document.addEventListener('visibilitychange', hidden);
    window.addEventListener('pagehide', save);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', hidden);
      window.removeEventListener('pagehide', save);
    };
  }, [save]);
}
