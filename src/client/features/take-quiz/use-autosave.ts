import { useEffect } from 'react';
import { STORAGE_KEYS } from '../../../shared/constants';
import type { QuizRunner } from './quiz-runner';

/** Sends what waits as soon as there is reason to hope: on reconnect, after a new sign-in, and before the page goes. */
export function useAutosave(runner: QuizRunner): void {
  useEffect(() => {
    const { autosave, isSignedOut, retryAll } = runner;
    const signedIn = ({ key, newValue }: StorageEvent) => {
      if (key !== STORAGE_KEYS.token || newValue === null) return;
      isSignedOut.set(false);
      retryAll();
    };
    const goes = () => {
      if (autosave.status.get().kind === 'device') autosave.send();
    };
    window.addEventListener('online', retryAll);
    window.addEventListener('storage', signedIn);
    window.addEventListener('pagehide', goes);
    document.addEventListener('visibilitychange', goes);
    return () => {
      window.removeEventListener('online', retryAll);
      window.removeEventListener('storage', signedIn);
      window.removeEventListener('pagehide', goes);
      document.removeEventListener('visibilitychange', goes);
    };
  }, [runner]);
}
