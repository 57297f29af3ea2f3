import { useState } from 'react';
import { typedNumber } from '../../../shared/number-answer/typed-number';
import { isTimeLimit } from '../../../shared/question/validate';
import { trpcClient } from '../../platform/trpc-client';
import { Button } from '../../ui/Button';
import { NumberField } from '../../ui/NumberField';
import styles from './MissingTimes.module.css';
import { texts } from './texts';
import type { QuizWriting } from './writing/quiz-writing';
import { TIMERS_KEY } from './writing/writing-state';

interface MissingTimesProps {
  /** The number of questions without a time limit. */
  count: number;
  writing: QuizWriting;
}

/** Sets one time limit on all questions without one. */
export function MissingTimes({ count, writing }: MissingTimesProps) {
  const [typed, setTyped] = useState('60');
  const [isBusy, setBusy] = useState(false);
  const timeLimit = typedNumber(typed);
  const set = async () => {
    setBusy(true);
    await writing.act(({ _id }) => trpcClient.questions.setTimeLimits.mutate({ quizId: _id, timeLimit }));
    writing.retry(TIMERS_KEY);
    setBusy(false);
  };
  return (
    <div className={styles.line}>
      <NumberField
        label={texts.missingTimes(count)}
        min={1}
        step={1}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <Button variant="secondary" busy={isBusy} disabled={!isTimeLimit(timeLimit)} onClick={() => void set()}>
        Set
      </Button>
    </div>
  );
}
