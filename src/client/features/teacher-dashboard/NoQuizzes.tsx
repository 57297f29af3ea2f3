import { FileInput, Plus } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { Button } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { texts } from './texts';

// Only teachers without quizzes load the samples.
const SampleStarters = lazy(async () => ({ default: (await import('./SampleStarters')).SampleStarters }));

interface NoQuizzesProps {
  onCreate: () => void;
  /** Creates a quiz from existing questions. */
  onImport: () => void;
  /** Called when the pointer or the focus reaches one of both. */
  onAim: () => void;
}

/** The list before the first quiz: buttons to create one, and samples. */
export function NoQuizzes({ onCreate, onImport, onAim }: NoQuizzesProps) {
  const aim = { onPointerEnter: onAim, onFocus: onAim };
  return (
    <>
      <h2>
        <VisuallyHidden>{texts.quizList}</VisuallyHidden>
      </h2>
      <EmptyState
        title="No quizzes yet"
        action={
          <div className="flex flex-wrap justify-center gap-3">
            <Button {...aim} onClick={onCreate}>
              <Plus size={18} aria-hidden="true" /> Create Your First Quiz
            </Button>
            <Button variant="secondary" {...aim} onClick={onImport}>
              <FileInput size={18} aria-hidden="true" /> {texts.importQuestions}
            </Button>
          </div>
        }
      >
        Write a few questions, publish, and share the ID with your class.
      </EmptyState>
      <Suspense>
        <SampleStarters />
      </Suspense>
    </>
  );
}
