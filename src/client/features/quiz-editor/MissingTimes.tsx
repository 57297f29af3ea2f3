import { useState } from 'react';
import type { Question } from '../../../shared/question/schema';
import { isTimeLimit } from '../../../shared/question/validate';
import { trpc } from '../../platform/trpc';
import { trpcClient } from '../../platform/trpc-client';
import { Banner } from '../../ui/Banner';
import { Button } from '../../ui/Button';
import { NumberField } from '../../ui/NumberField';
import styles from './MissingTimes.module.css';
import { texts } from './texts';

interface MissingTimesProps {
  quizId: string;
  /** The questions without a time limit. */
  questions: readonly Question[];
}

/** Gives all questions that have no time limit the same one, instead of opening each of them. */
export function MissingTimes({ quizId, questions }: MissingTimesProps) {
  const [typed, setTyped] = useState('60');
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const utils = trpc.useUtils();
  const timeLimit = Number(typed);

  const apply = async () => {
    setBusy(true);
    setFailed(false);
    try {
      for (const { _id: questionId } of questions) {
        await trpcClient.questions.update.mutate({ questionId, timeLimit });
      }
    } catch {
      setFailed(true);
    }
    await utils.quizzes.get.invalidate({ quizId });
    setBusy(false);
  };

  return (
    <div className={styles.box}>
      <div className={styles.line}>
        <NumberField
          label={texts.missingTimes(questions.length)}
          min={1}
          step={1}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Button
          variant="secondary"
          busy={busy}
          disabled={!isTimeLimit(timeLimit)}
          onClick={() => void apply()}
        >
          Set
        </Button>
      </div>
      {failed && (
        <Banner tone="bad" role="alert">
          {texts.updateFailed}
        </Banner>
      )}
    </div>
  );
}
