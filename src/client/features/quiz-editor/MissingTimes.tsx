import { useState } from 'react';
import type { Question } from '../../../shared/question/schema';
import { isTimeLimit } from '../../../shared/question/validate';
import { trpc } from '../../platform/trpc';
import { Banner } from '../../ui/Banner';
import { Button } from '../../ui/Button';
import { NumberField } from '../../ui/NumberField';
import styles from './QuizEditor.module.css';
import { texts } from './texts';

interface MissingTimesProps {
  quizId: string;
  /** The questions without a time limit. */
  questions: readonly Question[];
}

/** Gives all questions that have no time limit the same one, instead of opening each of them. */
export function MissingTimes({ quizId, questions }: MissingTimesProps) {
  const [typed, setTyped] = useState('60');
  const utils = trpc.useUtils();
  const timeLimit = Number(typed);
  const setting = trpc.questions.setTimeLimits.useMutation({
    onSuccess: (quiz) => utils.quizzes.get.setData({ quizId }, quiz),
    onError: () => utils.quizzes.get.invalidate({ quizId }),
  });

  return (
    <div className={styles.missingTimes}>
      <div className={styles.missingTimesLine}>
        <NumberField
          label={texts.missingTimes(questions.length)}
          min={1}
          step={1}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Button
          variant="secondary"
          busy={setting.isPending}
          disabled={!isTimeLimit(timeLimit)}
          onClick={() => setting.mutate({ quizId, timeLimit })}
        >
          Set
        </Button>
      </div>
      {setting.isError && (
        <Banner tone="bad" role="alert">
          {texts.updateFailed}
        </Banner>
      )}
    </div>
  );
}
