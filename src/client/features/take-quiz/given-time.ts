import { useEffect, useRef, useState } from 'react';
import { type SessionSource, useSessionEffect } from '../../quiz-session/use-running-quiz';
import { spokenTime } from '../../rules/timing/countdown';
import { announce } from '../../ui/Announcer';
import { secondsLeft } from './RunnerClock';
import { texts } from './texts';

const MINUTE_MS = 60_000;

/** Added time in words: a teacher gives whole minutes, a restarted server the exact downtime. */
export function givenTimeText(addedMs: number): string {
  const minutes = Math.round(addedMs / MINUTE_MS);
  // The time left of a paused quiz is only precise to the response's latency.
  const isWhole = Math.abs(addedMs - minutes * MINUTE_MS) < 500;
  return isWhole
    ? texts.minutesGiven({ minutes })
    : texts.secondsGiven({ seconds: Math.round(addedMs / 1000) });
}

const SHOWN_FOR_MS = 20_000;

/** Announces the server's changes of the clock; returns the text to show for a while. */
export function useGivenTime(source: SessionSource) {
  const [text, setText] = useState<string | null>(null);
  const timer = useRef<number>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  useSessionEffect(source, (effect) => {
    if (effect.kind === 'continued') {
      const { session } = source.store.getState();
      announce(
        session.attempt.hideTimer
          ? texts.continued
          : texts.continuedWith({ left: spokenTime(secondsLeft(session)) }),
      );
    }
    if (effect.kind !== 'time-added') return;
    clearTimeout(timer.current);
    const given = givenTimeText(effect.addedMs);
    announce(given);
    setText(given);
    timer.current = window.setTimeout(() => setText(null), SHOWN_FOR_MS);
  });
  return { text, dismiss: () => setText(null) };
}
