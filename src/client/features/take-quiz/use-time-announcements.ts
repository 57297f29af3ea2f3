import { useEffect, useRef } from 'react';
import { spokenTime } from '../../../shared/timing/countdown';
import { announce } from '../../ui/Announcer';
import { questionTimeSpoken, totalTimeSpoken } from './time-announcements';

interface TimeShown {
  seconds: number;
  /** The limit of the question the seconds are of; null for the total time. */
  limitSeconds: number | null;
  questionId: string;
}

/** Speaks the time left at a few moments; each second would be a wall of sound. */
export function useTimeAnnouncements({ seconds, limitSeconds, questionId }: TimeShown): void {
  const last = useRef({ seconds, questionId });
  useEffect(() => {
    const before = last.current;
    last.current = { seconds, questionId };
    // A new question starts its own count.
    if (limitSeconds !== null && before.questionId !== questionId) return;
    const passed = { before: before.seconds, now: seconds };
    const politeness =
      limitSeconds === null ? totalTimeSpoken(passed) : questionTimeSpoken(passed, limitSeconds);
    if (politeness) announce(spokenTime(seconds), politeness);
  }, [seconds, limitSeconds, questionId, announce]);
}
