import { useEffect } from 'react';
import { isOpen } from '../../../shared/quiz-session/machine';
import { announce } from '../../ui/Announcer';
import type { QuizRunner } from './quiz-runner';
import { texts } from './texts';
import { watchFocusLosses } from './watch-focus-losses';

/** Counts each focus loss of the page (spec §4 "Tab switching"), unless the quiz allows it or the app itself leaves. */
export function useAwayDetector(runner: QuizRunner): void {
  const { store, clock, awayReports, isSignedOut, questionId, noteHere } = runner;
  useEffect(() => {
    if (store.get().quiz.allowTabChange) return;
    const isCounting = () => isOpen(store.get()) && !isSignedOut.get();
    const stopWatching = watchFocusLosses({
      ...{ awayReports, now: clock.now, questionId, isCounting },
      onNew: () => store.act({ kind: 'focusLost', count: store.get().focusLostCount + 1 }),
      onReturned() {
        store.act({ kind: 'returned' });
        const { focusLostCount, attempt } = store.get();
        announce(texts.tabsUsed(Math.min(focusLostCount, attempt.tabChangeLimit), attempt.tabChangeLimit));
      },
    });

    // For a page that ends without a word: it crashed, if it is found to have been here to the last.
    const note = () => noteHere(isCounting() && awayReports.state().absence.length === 0);
    const gone = () => noteHere(false);
    note();
    const stopNoting = store.subscribe(note);
    window.addEventListener('pagehide', gone);
    return () => {
      stopWatching();
      stopNoting();
      window.removeEventListener('pagehide', gone);
      gone();
    };
  }, [store, clock, awayReports, isSignedOut, questionId, noteHere]);
}
