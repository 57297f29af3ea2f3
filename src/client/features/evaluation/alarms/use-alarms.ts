import { useEffect, useMemo, useState } from 'react';
import type { QuizResults } from '../../../../shared/results/schema';
import type { findWrongKeys, WrongKeyAlarm } from '../../../../shared/results/wrong-key';

/** With it comes how all types are marked, which the tabs bring along too: the page itself does without. */
const loadFinder = () => import('../../../../shared/results/wrong-key');

/** What speaks against the keys of a quiz, once it is evaluated and until its scores are out. */
export function useAlarms(results: QuizResults | undefined): readonly WrongKeyAlarm[] {
  const [finder, setFinder] = useState<{ readonly findWrongKeys: typeof findWrongKeys }>();
  useEffect(() => {
    // Where it does not come, the tabs do not come either, and say so.
    loadFinder().then(setFinder, () => undefined);
  }, []);
  return useMemo(
    () =>
      finder && results?.evaluationStatus === 'completed' && !results.scoresReleased
        ? finder.findWrongKeys(results)
        : [],
    [finder, results],
  );
}
