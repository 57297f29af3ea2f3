import { lazy, Suspense } from 'react';
import type { QuizDialogsProps } from './OpenQuizDialog';

// Most visits open none, and they include the QR code.
const OpenQuizDialog = lazy(async () => ({ default: (await import('./OpenQuizDialog')).OpenQuizDialog }));

/** The dialogs about a quiz, loaded with the first one. */
export function QuizDialogs(props: QuizDialogsProps) {
  return (
    props.actions.dialog && (
      <Suspense>
        <OpenQuizDialog {...props} />
      </Suspense>
    )
  );
}
