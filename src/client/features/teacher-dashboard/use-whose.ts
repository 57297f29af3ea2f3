import { useState } from 'react';
import { readStored, writeStored } from '../../platform/local-storage';
import { WHOSE, type Whose } from './quiz-filters';

const KEY = 'whoseQuizzes';

/** Whose quizzes the list shows, as this device remembers it; all of them at first. */
export function useWhose() {
  const [whose, setWhose] = useState<Whose>(() => {
    const stored = readStored(KEY);
    return WHOSE.find((each) => each === stored) ?? 'all';
  });
  return {
    whose,
    setWhose: (next: Whose) => {
      writeStored(KEY, next);
      setWhose(next);
    },
  };
}
