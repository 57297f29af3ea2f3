import { type SessionSource, useSession } from '../../quiz-session/use-running-quiz';
import { ThemeSwitch } from '../../ui/PageShell';
import { ProgressBar } from '../../ui/ProgressBar';
import { TotalClock } from './RunnerClock';
import styles from './RunnerHeader.module.css';
import { texts } from './texts';
import type { TimerSight } from './timer-sight';

/** Title, place, the clock of the whole quiz and the button for the theme; stays in sight. */
export function RunnerHeader({ source, sight }: { source: SessionSource; sight: TimerSight }) {
  const { title, questions, useQuestionTimer } = useSession(source, ({ quiz }) => quiz);
  const number = useSession(source, ({ currentQuestionIndex }) => currentQuestionIndex) + 1;
  const place = texts.questionOf(number, questions.length);
  return (
    <header className={styles.header}>
      <h1 className={styles.title} dir="auto">
        {title}
      </h1>
      {/* Two clocks never compete. */}
      {!useQuestionTimer && (
        <div className={styles.clock}>
          <TotalClock source={source} sight={sight} />
        </div>
      )}
      <div className={styles.place}>
        <span>{place}</span>
        <ProgressBar className={styles.bar} label={place} value={number} max={questions.length} />
      </div>
      <div className={styles.theme}>
        <ThemeSwitch />
      </div>
    </header>
  );
}
