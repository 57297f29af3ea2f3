import { ChevronLeft, ChevronRight, Grid3x3 } from 'lucide-react';
import { type ReactNode, useId, useRef } from 'react';
import { isOpen } from '../../../shared/quiz-session/machine';
import type { QuizSession } from '../../../shared/quiz-session/state';
import type { SessionSource } from '../../quiz-session/use-running-quiz';
import { Button } from '../../ui/Button';
import { classNames } from '../../ui/class-names';
import styles from './RunnerDock.module.css';
import { texts } from './texts';
import { useDockHeight } from './use-dock-height';

interface RunnerDockProps {
  source: SessionSource;
  session: QuizSession;
  /** Where the answers are. */
  status: ReactNode;
  onNext: () => void;
  /** Set for a moment after arriving at the last question. */
  nextGuarded: boolean;
  onAllQuestions: () => void;
}

/** The bar at the foot: where the answers are, how many tab changes were used, and the way through the questions. */
export function RunnerDock(props: RunnerDockProps) {
  const { source, session, status, onNext, nextGuarded, onAllQuestions } = props;
  const { quiz, currentQuestionIndex: index, focusLostCount } = session;
  const { tabChangeLimit } = session.attempt;
  const reasonId = useId();
  const dock = useRef<HTMLElement>(null);
  useDockHeight(dock);
  const isLast = index === quiz.questions.length - 1;
  const open = isOpen(session);
  return (
    <section ref={dock} className={styles.dock} data-dock="" aria-label="Quiz controls">
      <div className={styles.status}>
        {status}
        {!quiz.allowTabChange && (
          <span className={classNames(styles.chip, focusLostCount > 0 && styles.used)}>
            {texts.tabChip(Math.min(focusLostCount, tabChangeLimit), tabChangeLimit)}
          </span>
        )}
      </div>
      {!quiz.allowNavigation && (
        <p id={reasonId} className={styles.reason}>
          {texts.navigationOff}
        </p>
      )}
      <div className={styles.buttons}>
        <Button
          variant="secondary"
          className={styles.wide}
          disabled={!open || !quiz.allowNavigation || index === 0}
          aria-describedby={quiz.allowNavigation ? undefined : reasonId}
          onClick={() => source.act({ kind: 'previous' })}
        >
          <ChevronLeft size={20} aria-hidden="true" className={styles.arrow} /> {texts.previous}
        </Button>
        {quiz.allowNavigation && (
          <Button
            variant="secondary"
            className={styles.all}
            aria-label={texts.allQuestions}
            title={texts.allQuestions}
            onClick={onAllQuestions}
          >
            <Grid3x3 size={20} aria-hidden="true" />
          </Button>
        )}
        <Button
          className={classNames(styles.wide, styles.next)}
          disabled={!open || nextGuarded}
          onClick={onNext}
        >
          {isLast ? (
            texts.submitQuiz
          ) : (
            <>
              {texts.next} <ChevronRight size={20} aria-hidden="true" className={styles.arrow} />
            </>
          )}
        </Button>
      </div>
    </section>
  );
}
