import { useEffect } from 'react';
import type { SessionSource } from '../../quiz-session/use-running-quiz';
import type { QuizSession } from '../../rules/quiz-session/state';
import { spokenTime } from '../../rules/timing/countdown';
import { announce, type Politeness } from '../../ui/Announcer';
import { useReading } from '../../ui/reading';
import { secondsLeft } from './RunnerClock';
import type { TimerSight } from './timer-sight';

const TOTAL_POLITE_SECONDS = [600, 300, 60, 30] as const;
const LAST_SECONDS = 10;
/** Below this limit, half of a question's time is not announced. */
const HALF_TIME_FROM_SECONDS = 60;

interface SecondsPassed {
  before: number;
  now: number;
}

const passes = ({ before, now }: SecondsPassed, mark: number) => before > mark && now <= mark && now > 0;

/** The announcement of the total time as it passes 10:00, 5:00, 1:00, 0:30 and 0:10; null in between. */
export function totalTimeSpoken(seconds: SecondsPassed): Politeness | null {
  if (passes(seconds, LAST_SECONDS)) return 'assertive';
  return TOTAL_POLITE_SECONDS.some((mark) => passes(seconds, mark)) ? 'polite' : null;
}

/** The announcement of a question's time: at half of longer limits and at 0:10; null in between. */
export function questionTimeSpoken(seconds: SecondsPassed, limitSeconds: number): Politeness | null {
  if (passes(seconds, LAST_SECONDS)) return 'polite';
  if (limitSeconds < HALF_TIME_FROM_SECONDS) return null;
  return passes(seconds, Math.floor(limitSeconds / 2)) ? 'polite' : null;
}

/**
 * Announces the time left at a few moments, since every second would be noise. Silent if it is calm or hidden
 * for a need.
 */
export function useTimeAnnouncements({ store }: SessionSource, { isByNeed, isHidden }: TimerSight): void {
  const isCalm = useReading().calmTime !== undefined;
  const isSilent = isCalm || (isByNeed && isHidden);
  useEffect(
    () =>
      store.subscribe(({ session }, { session: before }) => {
        const politeness = isSilent || session === before ? null : politenessAfter(before, session);
        if (politeness) announce(spokenTime(secondsLeft(session)), politeness);
      }),
    [store, isSilent],
  );
}

function politenessAfter(before: QuizSession, session: QuizSession): Politeness | null {
  const { quiz, currentQuestionIndex: index } = session;
  const seconds = { before: secondsLeft(before), now: secondsLeft(session) };
  if (!quiz.useQuestionTimer) return totalTimeSpoken(seconds);
  // A new question starts its own count.
  if (before.currentQuestionIndex !== index) return null;
  return questionTimeSpoken(seconds, quiz.questions[index]?.timeLimit ?? 0);
}
