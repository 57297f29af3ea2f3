import { Bell, BellOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { QuizSession } from '../../../shared/quiz-session/state';
import { hiddenTimeTexts } from '../../quiz-parts/hidden-time-texts';
import { type SessionSource, useSession } from '../../quiz-session/use-running-quiz';
import { announce } from '../../ui/Announcer';
import { Banner } from '../../ui/Banner';
import { Button, IconButton } from '../../ui/Button';
import styles from './HiddenTime.module.css';
import { secondsLeft } from './RunnerClock';
import { texts } from './texts';
import type { TimerSight } from './timer-sight';

interface HiddenTimeProps {
  source: SessionSource;
  sight: TimerSight;
}

/** In place of the clock, for whom it is hidden: the way to the time, and the choice to be told of its last minutes. */
export function HiddenTime({ source, sight }: HiddenTimeProps) {
  const isOfQuestion = useSession(source, ({ quiz }) => quiz.useQuestionTimer);
  const Icon = sight.warns ? Bell : BellOff;
  return (
    <div className={styles.line}>
      {/* A time of its own for each question is over before there is anything to tell. */}
      {!isOfQuestion && (
        <IconButton
          label={hiddenTimeTexts.warnMe}
          variant="ghost"
          aria-pressed={sight.warns}
          onClick={() => sight.onWarn(!sight.warns)}
        >
          <Icon size={20} aria-hidden="true" />
        </IconButton>
      )}
      <Button variant="ghost" className={styles.show} onClick={() => sight.onHide(false)}>
        {texts.showTime}
      </Button>
    </div>
  );
}

const LAST_MINUTES = [1, 5] as const;

/** Which of the last minutes have begun; null before them. */
const lastMinutes = (session: QuizSession): number | null =>
  LAST_MINUTES.find((minutes) => secondsLeft(session) <= minutes * 60) ?? null;

/** Above the question, once one of the last minutes has begun. */
export function LastMinutes({ source }: { source: SessionSource }) {
  const minutes = useSession(source, lastMinutes);
  const [dismissed, setDismissed] = useState<number | null>(null);
  useEffect(() => {
    if (minutes !== null) announce(hiddenTimeTexts.lessLeft(minutes));
  }, [minutes]);
  if (minutes === null || minutes === dismissed) return null;
  return (
    <Banner tone="info" onDismiss={() => setDismissed(minutes)}>
      {hiddenTimeTexts.lessLeft(minutes)}
    </Banner>
  );
}
