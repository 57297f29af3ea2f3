import { Printer } from 'lucide-react';
import { lazy, Suspense, useCallback, useState } from 'react';
import type { QuizResults } from '../../../shared/results/schema';
import { Button } from '../../ui/Button';
import { texts } from './texts';

const ResultSlips = lazy(async () => ({ default: (await import('./slips/ResultSlips')).ResultSlips }));

/** Prints one slip for each student; the slips are there only while they are being printed. */
export function PrintSlipsButton({ results }: { results: QuizResults }) {
  const [printing, setPrinting] = useState(false);
  const done = useCallback(() => setPrinting(false), []);
  return (
    <>
      <Button variant="ghost" onClick={() => setPrinting(true)}>
        <Printer size={18} aria-hidden="true" /> {texts.printSlips}
      </Button>
      {printing && (
        <Suspense>
          <ResultSlips results={results} onDone={done} />
        </Suspense>
      )}
    </>
  );
}
