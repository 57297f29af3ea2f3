import { useEffect, useEffectEvent, useState } from 'react';
import { useStore } from 'zustand';
import type { StoreApi } from 'zustand/vanilla';
import type { SessionAct } from '../rules/quiz-session/machine';
import type { QuizSession, SessionEffect } from '../rules/quiz-session/state';
import { attemptCalls, browserDevice } from './browser-device';
import { listenToBrowser } from './browser-events';
import type { EnteredQuiz } from './entered-quiz';
import { RunningQuiz } from './running-quiz';

/** An observable session with actions: a student's, or a preview's. */
export interface SessionSource {
  readonly store: Pick<
    StoreApi<{ readonly session: QuizSession }>,
    'getState' | 'getInitialState' | 'subscribe'
  >;
  act: (act: SessionAct) => void;
}

/** The joined quiz, running while its screen is mounted. */
export function useRunningQuiz({ joined, isGuess }: EnteredQuiz): RunningQuiz {
  const [quiz] = useState(
    () => new RunningQuiz({ joined, isGuess, device: browserDevice, server: attemptCalls }),
  );
  useEffect(() => {
    const stopListening = listenToBrowser(quiz);
    const stop = quiz.start();
    return () => {
      stopListening();
      stop();
    };
  }, [quiz]);
  return quiz;
}

/** A selected part of the session; re-renders only when it changes. */
export const useSession = <Selected>(
  { store }: SessionSource,
  select: (session: QuizSession) => Selected,
): Selected => useStore(store, ({ session }) => select(session));

/** Calls the handler once for each step's effects. */
export function useSessionEffect({ store }: SessionSource, handle: (effect: SessionEffect) => void): void {
  const told = useEffectEvent(handle);
  useEffect(
    () =>
      store.subscribe(({ session }, before) => {
        if (session !== before.session) for (const effect of session.effects) told(effect);
      }),
    [store],
  );
}
