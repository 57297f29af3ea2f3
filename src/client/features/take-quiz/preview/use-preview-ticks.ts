import { useEffect } from 'react';
import { useCell } from '../use-quiz-runner';
import type { QuizPreview } from './quiz-preview';

/** Moves the preview on with the time, once its clock was started; answers whether it was. */
export function usePreviewTicks({ clock, store }: QuizPreview): boolean {
  const isRunning = useCell(clock.isRunning);
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => store.act({ kind: 'tick' }), 1000);
    return () => clearInterval(timer);
  }, [isRunning, store]);
  return isRunning;
}
