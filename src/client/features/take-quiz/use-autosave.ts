import { useEffect } from 'react';
import { STORAGE_KEYS } from '../../../shared/constants';
import type { QuizRunner } from './quiz-runner';

/** Sends what waits as soon as there is reason to hope: on reconnect, after a new sign-in, and before the page goes. */
export function useAutosave(runner: QuizRunner): void {
  useEffect(() => {
    const { autosave, follow, isSignedOut, retryAll } = runner;
    let isBack = false;
    const closeDialog = () => {
      if (isBack) isSignedOut.set(false);
      isBack = false;
    };
    const signedIn = ({ key, newValue }: StorageEvent) => {
      if (key !== STORAGE_KEYS.token || newValue === null || !isSignedOut.get()) return;
      retryAll();
      // The student is still in the other tab: the dialog stands, and no focus loss counts, until the way back is made.
      isBack = true;
      if (document.hasFocus()) closeDialog();
    };
    const goes = () => {
      if (document.visibilityState === 'visible') void follow.ask();
      else if (autosave.status.get().kind === 'device') autosave.send();
    };
    window.addEventListener('online', retryAll);
    window.addEventListener('storage', signedIn);
    window.addEventListener('focus', closeDialog);
    window.addEventListener('pagehide', goes);
    document.addEventListener('visibilitychange', goes);
    return () => {
      window.removeEventListener('online', retryAll);
      window.removeEventListener('storage', signedIn);
      window.removeEventListener('focus', closeDialog);
      window.removeEventListener('pagehide', goes);
      document.removeEventListener('visibilitychange', goes);
    };
  }, [runner]);
}
