import { Clock } from 'lucide-react';
import type { QuizSession } from '../../../shared/quiz-session/state';
import { isTimerRed, spokenTime } from '../../../shared/timing/countdown';
import { ProgressBar } from '../../ui/ProgressBar';
import { ThemeSwitch } from '../../ui/SiteFrame';
import { HideableClock, type TimerSight } from './HideableClock';
import styles from './RunnerHeader.module.css';
import { texts } from './texts';

interface RunnerHeaderProps {
  session: QuizSession;
  /** Null with question timers: two clocks never compete. */
  totalSeconds: number | null;
  sight: TimerSight;
}

/** Title, place, the clock of the whole quiz and the button for the theme; stays in sight. */
export function RunnerHeader({ session, totalSeconds, sight }: RunnerHeaderProps) {
  const { quiz, currentQuestionIndex: index } = session;
  const place = texts.questionOf(index + 1, quiz.questions.length);
  return (
    <header className={styles.header}>
      <h1 className={styles.title} dir="auto">
        {quiz.title}
      </h1>
      {totalSeconds !== null && (
        <div className={styles.clock}>
          <HideableClock
            seconds={totalSeconds}
            sight={sight}
            icon={<Clock size={18} aria-hidden="true" />}
            isSoon={isTimerRed(totalSeconds)}
            label={texts.pressForTime}
            spoken={spokenTime(totalSeconds)}
          />
        </div>
      )}
      <div className={styles.place}>
        <span>{place}</span>
        <ProgressBar className={styles.bar} label={place} value={index + 1} max={quiz.questions.length} />
      </div>
      <div className={styles.theme}>
        <ThemeSwitch />
      </div>
    </header>
  );
}
