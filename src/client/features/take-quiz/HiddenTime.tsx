import { Bell, BellOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { hiddenTimeTexts } from '../../platform/hidden-time-texts';
import { type SessionSource, useSession } from '../../quiz-session/use-running-quiz';
import type { QuizSession } from '../../rules/quiz-session/state';
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

/** Replaces a hidden clock: a button to show the time, and the choice to hear its last minutes. */
export function HiddenTime({ source, sight }: HiddenTimeProps) {
  const isOfQuestion = useSession(source, ({ quiz }) => quiz.useQuestionTimer);
  const Icon = sight.warns ? Bell : BellOff;
  return (
    <div className={styles.line}>
      {/* A question's own time ends before there is anything to announce. */}
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

/** The shortest announced time that covers the time left; null before the first. */
const lastMinutes = (session: QuizSession, told: readonly number[]): number | null =>
  told.find((minutes) => secondsLeft(session) <= minutes * 60) ?? null;

interface LastMinutesProps {
  source: SessionSource;
  /** The minutes to announce, ascending. */
  told: readonly number[];
}

/** A banner above the question during the last minutes. */
export function LastMinutes({ source, told }: LastMinutesProps) {
  const minutes = useSession(source, (session) => lastMinutes(session, told));
  const [dismissed, setDismissed] = useState<number | null>(null);
  useEffect(() => {
    if (minutes !== null) announce(hiddenTimeTexts.lessLeft({ minutes }));
  }, [minutes]);
  if (minutes === null || minutes === dismissed) return null;
  return (
    <Banner tone="info" onDismiss={() => setDismissed(minutes)}>
      {hiddenTimeTexts.lessLeft({ minutes })}
    </Banner>
  );
}
