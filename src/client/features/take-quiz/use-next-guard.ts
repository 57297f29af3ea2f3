import { useCallback, useEffect, useRef, useState } from 'react';
import { type SessionSource, useSessionEffect } from '../../quiz-session/use-running-quiz';

/** Submit Quiz stands where Next was: a double tap on Next must not reach it. */
const GUARD_MS = 400;

/** Goes to the next question, or asks to submit on the last one; `guarded` for a moment after arriving there. */
export function useNextGuard(source: SessionSource): { goOn: () => void; guarded: boolean } {
  const [guarded, setGuarded] = useState(false);
  const timer = useRef<number>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  useSessionEffect(source, (effect) => {
    if (effect.kind !== 'question-changed') return;
    clearTimeout(timer.current);
    setGuarded(isLast(source));
    timer.current = window.setTimeout(() => setGuarded(false), GUARD_MS);
  });
  const goOn = useCallback(() => source.act({ kind: isLast(source) ? 'submitRequested' : 'next' }), [source]);
  return { goOn, guarded };
}

function isLast({ store }: SessionSource): boolean {
  const { quiz, currentQuestionIndex } = store.getState().session;
  return currentQuestionIndex === quiz.questions.length - 1;
}
