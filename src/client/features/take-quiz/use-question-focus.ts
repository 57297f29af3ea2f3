import { type RefObject, useEffect } from 'react';
import { type SessionSource, useSessionEffect } from '../../quiz-session/use-running-quiz';
import { announce } from '../../ui/Announcer';
import { texts } from './texts';

/** Moves the focus to the text of the question that has come up, and says which one it is. */
export function useQuestionFocus(
  source: SessionSource,
  index: number,
  legend: RefObject<HTMLElement | null>,
): void {
  // Runs once for every question shown.
  useEffect(() => {
    window.scrollTo(0, 0);
    legend.current?.focus({ preventScroll: true });
  }, [index, legend]);

  useSessionEffect(source, (effect) => {
    if (effect.kind !== 'question-changed') return;
    const place = [effect.index + 1, source.store.getState().session.quiz.questions.length] as const;
    if (effect.isTimeUp) announce(texts.timeUp(...place), 'assertive');
    else announce(texts.questionOf(...place));
  });
}
