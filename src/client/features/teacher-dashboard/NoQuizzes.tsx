import { Plus } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { Button } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { texts } from './texts';

// Only who has no quiz yet loads the samples.
const SampleStarters = lazy(async () => ({ default: (await import('./SampleStarters')).SampleStarters }));

/** The list before its first quiz: the button that makes it, and finished quizzes to begin with. */
export function NoQuizzes({ creating, onCreate }: { creating: boolean; onCreate: () => void }) {
  return (
    <>
      <h2>
        <VisuallyHidden>{texts.quizList}</VisuallyHidden>
      </h2>
      <EmptyState
        title="No quizzes yet"
        action={
          <Button busy={creating} onClick={onCreate}>
            <Plus size={18} aria-hidden="true" /> Create Your First Quiz
          </Button>
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
