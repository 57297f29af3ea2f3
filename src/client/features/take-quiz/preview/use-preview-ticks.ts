import { useEffect } from 'react';
import { useStore } from 'zustand';
import type { QuizPreview } from './quiz-preview';

/** Moves the preview on with the time, once its clock was started; answers whether it was. */
export function usePreviewTicks({ store, act }: QuizPreview): boolean {
  const isRunning = useStore(store, ({ clockFromMs }) => clockFromMs !== null);
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => act({ kind: 'tick' }), 1000);
    return () => clearInterval(timer);
  }, [isRunning, act]);
  return isRunning;
}
