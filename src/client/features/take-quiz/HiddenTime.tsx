import { type ReactNode, useEffect, useState } from 'react';
import type { QuizSession } from '../../../shared/quiz-session/state';
import { TIMER_WARNS_KEY } from '../../platform/tab-storage';
import { type SessionSource, useSession } from '../../quiz-session/use-running-quiz';
import { announce } from '../../ui/Announcer';
import { Banner } from '../../ui/Banner';
import { Button } from '../../ui/Button';
import { Checkbox } from '../../ui/Checkbox';
import styles from './HiddenTime.module.css';
import { hiddenTimeTexts } from './hidden-time-texts';
import { secondsLeft } from './RunnerClock';
import { texts } from './texts';
import { type TimerSight, useKeptInTab } from './timer-sight';

interface TimeLineProps {
  source: SessionSource;
  sight: TimerSight;
}

/** Above the question: the hidden time, or the last minute of a calm clock. */
export const TimeLine = ({ source, sight }: TimeLineProps): ReactNode =>
  sight.isByNeed && sight.isHidden ? (
    <HiddenTime source={source} sight={sight} />
  ) : (
    <LastMinute source={source} />
  );

/** In place of a clock hidden for a need: a button to the time, and the choice to be told of its last minutes. */
function HiddenTime({ source, sight }: TimeLineProps) {
  const attemptId = useSession(source, ({ attempt }) => attempt._id);
  const isOfQuestion = useSession(source, ({ quiz }) => quiz.useQuestionTimer);
  const [isWarned, setWarned] = useKeptInTab(TIMER_WARNS_KEY, attemptId);
  return (
    <div className={styles.line}>
      <p>{hiddenTimeTexts.timeHidden}</p>
      <Button variant="ghost" onClick={() => sight.onHide(false)}>
        {texts.showTime}
      </Button>
      {/* A time of its own for each question is over before there is anything to tell. */}
      {!isOfQuestion && (
        <Checkbox
          label={hiddenTimeTexts.warnMe}
          checked={isWarned}
          onChange={({ currentTarget }) => setWarned(currentTarget.checked)}
        />
      )}
      {!isOfQuestion && isWarned && <LastMinutes source={source} />}
    </div>
  );
}

/** A calm clock announces the last minute, once. */
function LastMinute({ source }: { source: SessionSource }) {
  const isOfQuestion = useSession(source, ({ quiz }) => quiz.useQuestionTimer);
  return isOfQuestion ? null : <LastMinutes source={source} told={[1]} />;
}

const LAST_MINUTES: readonly number[] = [1, 5];

/** Which of the last minutes have begun; null before them. */
const lastMinutes = (session: QuizSession, told: readonly number[]): number | null =>
  told.find((minutes) => secondsLeft(session) <= minutes * 60) ?? null;

function LastMinutes({ source, told = LAST_MINUTES }: { source: SessionSource; told?: readonly number[] }) {
  const minutes = useSession(source, (session) => lastMinutes(session, told));
  const [dismissed, setDismissed] = useState<number | null>(null);
  useEffect(() => {
    if (minutes !== null) announce(hiddenTimeTexts.lessLeft(minutes));
  }, [minutes]);
  if (minutes === null || minutes === dismissed) return null;
  return (
    <Banner tone="info" className={styles.told} onDismiss={() => setDismissed(minutes)}>
      {hiddenTimeTexts.lessLeft(minutes)}
    </Banner>
  );
}
