import { useCallback, useEffect, useState } from 'react';
import type { SessionStore } from './session-store';

/** Submit Quiz stands where Next was: a double tap on Next must not reach it. */
const GUARD_MS = 400;

/** Goes to the next question, or asks to submit on the last one; `guarded` for a moment after arriving there. */
export function useNextGuard(store: SessionStore): { goOn: () => void; guarded: boolean } {
  const [guarded, setGuarded] = useState(false);
  useEffect(() => {
    let timer: number | undefined;
    const forget = store.onEffect((effect) => {
      if (effect.kind !== 'question-changed') return;
      clearTimeout(timer);
      const { quiz, currentQuestionIndex } = store.get();
      setGuarded(currentQuestionIndex === quiz.questions.length - 1);
      timer = window.setTimeout(() => setGuarded(false), GUARD_MS);
    });
    return () => {
      clearTimeout(timer);
      forget();
    };
  }, [store]);
  const goOn = useCallback(() => {
    const { quiz, currentQuestionIndex } = store.get();
    const isLast = currentQuestionIndex === quiz.questions.length - 1;
    store.act({ kind: isLast ? 'submitRequested' : 'next' });
  }, [store]);
  return { goOn, guarded };
}
