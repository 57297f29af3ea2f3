import { useId } from 'react';
import { Button } from '../../ui/Button';
import { Checkbox } from '../../ui/Checkbox';
import { Stepper } from '../../ui/Stepper';
import styles from './UseAgain.module.css';
import type { AgainPlan, UsedQuiz } from './use-again-plan';
import { againTexts as texts } from './use-again-texts';

const MOST_WEEKS = 520;

interface SeveralAgainProps {
  quizzes: readonly UsedQuiz[];
  several: NonNullable<AgainPlan['several']>;
  nowMs: number;
  problem: string | undefined;
}

/** The quizzes to select, each with its new window, and the number of weeks by which all of them move. */
export function SeveralAgain({ quizzes, several, nowMs, problem }: SeveralAgainProps) {
  const problemId = useId();
  const all = quizzes.map(({ quizId }) => quizId);
  const isAll = all.every(several.isChosen);
  return (
    <>
      <Stepper
        label={texts.weeks}
        value={several.weeks}
        min={0}
        max={MOST_WEEKS}
        step={1}
        refusal={texts.weeksRefusal}
        onChange={several.setWeeks}
      />
      <fieldset className={styles.part} aria-describedby={problem && problemId}>
        <legend className={styles.legend}>{texts.which}</legend>
        <Button variant="ghost" className={styles.all} onClick={() => several.choose(all, !isAll)}>
          {isAll ? texts.none : texts.all}
        </Button>
        <div className={styles.quizzes}>
          {quizzes.map(({ quizId, title, ...window }) => (
            <Checkbox
              key={quizId}
              label={<span dir="auto">{title}</span>}
              reason={several.isChosen(quizId) && texts.when(several.windowOf(window), nowMs)}
              checked={several.isChosen(quizId)}
              onChange={(event) => several.choose([quizId], event.currentTarget.checked)}
            />
          ))}
        </div>
        {problem && (
          <p id={problemId} role="alert" className="text-bad text-sm">
            {problem}
          </p>
        )}
      </fieldset>
    </>
  );
}
