import { FileCheck } from 'lucide-react';
import { useState } from 'react';
import type { LiveQuiz } from '../../../shared/supervision/schema';
import { CollectDialog } from '../../quiz-parts/collect/CollectDialog';
import { collectTexts } from '../../quiz-parts/collect/collect-texts';
import { Button } from '../../ui/Button';
import { useToast } from '../../ui/Toaster';

/** Ends the quiz for all who still take it; gone once nobody does. */
export function CollectButton({ quiz }: { quiz: LiveQuiz }) {
  const [asking, setAsking] = useState(false);
  const toast = useToast();
  const working = quiz.students.filter(({ submittedAt }) => submittedAt === null);
  if (working.length === 0 && !asking) return null;
  return (
    <>
      <Button variant="secondary" onClick={() => setAsking(true)}>
        <FileCheck size={18} aria-hidden="true" /> {collectTexts.collect}
      </Button>
      {asking && (
        <CollectDialog
          quizId={quiz.quizId}
          working={working.map(({ studentName }) => studentName)}
          onCollected={({ message }) => {
            setAsking(false);
            toast(message);
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
