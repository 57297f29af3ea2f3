import { lazy, Suspense } from 'react';
import type { QuizDialogsProps } from './OpenQuizDialog';

// Most visits end without one, and the QR code comes along.
const OpenQuizDialog = lazy(async () => ({ default: (await import('./OpenQuizDialog')).OpenQuizDialog }));

/** The questions and news about a quiz, loaded with the first of them. */
export function QuizDialogs(props: QuizDialogsProps) {
  return (
    props.actions.dialog && (
      <Suspense>
        <OpenQuizDialog {...props} />
      </Suspense>
    )
  );
}
