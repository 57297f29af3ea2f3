import { ChevronLeft, ChevronRight, Grid3x3 } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { type SessionSource, useSession, useSessionEffect } from '../../quiz-session/use-running-quiz';
import { isOpen } from '../../rules/quiz-session/machine';
import { isAwaiting, type QuizSession } from '../../rules/quiz-session/state';
import { Button } from '../../ui/Button';
import { classNames } from '../../ui/class-names';
import styles from './RunnerDock.module.css';
import { texts } from './texts';

interface RunnerDockProps {
  source: SessionSource;
  /** The save state of the answers. */
  status: ReactNode;
  onAllQuestions: () => void;
}

/** The bar at the foot: save state, used tab changes, and the buttons between questions. */
export function RunnerDock({ source, status, onAllQuestions }: RunnerDockProps) {
  const quiz = useSession(source, (session) => session.quiz);
  const isFirst = useSession(source, ({ currentQuestionIndex }) => currentQuestionIndex === 0);
  const isLast = useSession(source, isAtLast);
  const open = useSession(source, isOpen);
  const isGuarded = useNextGuard(source);
  const awaits = useSession(source, isAwaiting);
  const reasonId = useId();
  const dock = useRef<HTMLElement>(null);
  useDockHeight(dock);
  return (
    <section ref={dock} className={styles.dock} data-dock="" aria-label={texts.controls}>
      <div className={styles.status}>
        {status}
        {!quiz.allowTabChange && <TabChanges source={source} />}
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
          disabled={!open || !quiz.allowNavigation || isFirst}
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
          disabled={!open || isGuarded || awaits}
          onClick={() => goOn(source)}
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

function TabChanges({ source }: { source: SessionSource }) {
  const count = useSession(source, ({ focusLostCount }) => focusLostCount);
  const limit = useSession(source, ({ attempt }) => attempt.tabChangeLimit);
  return (
    <span className={classNames(styles.chip, count > 0 && styles.used)}>
      {texts.tabChip({ count: Math.min(count, limit), limit })}
      {count > 0 && count === limit - 1 && <> · {texts.nextSubmits}</>}
    </span>
  );
}

const isAtLast = ({ quiz, currentQuestionIndex }: QuizSession): boolean =>
  currentQuestionIndex === quiz.questions.length - 1;

/** Opens the next question, or asks to submit on the last one. */
export function goOn(source: SessionSource): void {
  source.act({ kind: isAtLast(source.store.getState().session) ? 'submitRequested' : 'next' });
}

/** Submit Quiz replaces Next: a double tap on Next must not reach it. */
const GUARD_MS = 400;

/** Whether the button is blocked for a moment after arriving at the last question. */
function useNextGuard(source: SessionSource): boolean {
  const [isGuarded, setGuarded] = useState(false);
  const timer = useRef<number>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  useSessionEffect(source, (effect) => {
    if (effect.kind !== 'question-changed') return;
    clearTimeout(timer.current);
    setGuarded(isAtLast(source.store.getState().session));
    timer.current = window.setTimeout(() => setGuarded(false), GUARD_MS);
  });
  return isGuarded;
}

/** Publishes the dock's height, so that floating elements above never cover it. */
function useDockHeight(dock: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = dock.current;
    if (!element) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() =>
      style.setProperty('--dock-height', `${element.offsetHeight}px`),
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty('--dock-height');
    };
  }, [dock]);
}
