import { type RefObject, useEffect } from 'react';
import { announce } from '../../ui/Announcer';
import type { SessionStore } from './session-store';
import { texts } from './texts';

/** Moves the focus to the text of the question that has come up, and says which one it is. */
export function useQuestionFocus(
  store: SessionStore,
  index: number,
  legend: RefObject<HTMLElement | null>,
): void {
  // Runs once for every question shown.
  useEffect(() => {
    window.scrollTo(0, 0);
    legend.current?.focus({ preventScroll: true });
  }, [index, legend]);

  useEffect(
    () =>
      store.onEffect((effect) => {
        if (effect.kind !== 'question-changed') return;
        const place = [effect.index + 1, store.get().quiz.questions.length] as const;
        if (effect.isTimeUp) announce(texts.timeUp(...place), 'assertive');
        else announce(texts.questionOf(...place));
      }),
    [store],
  );
}
