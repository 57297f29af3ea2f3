import { useEffect, useRef, useState } from 'react';
import { secondsUntil, spokenTime } from '../../../shared/timing/countdown';
import { type SessionSource, useSessionEffect } from '../../quiz-session/use-running-quiz';
import { announce } from '../../ui/Announcer';
import { givenTimeText } from './given-time';
import { texts } from './texts';

const SHOWN_FOR_MS = 20_000;

/** Says what the server did to the clock, and answers what to show of it for a while. */
export function useGivenTime(source: SessionSource) {
  const [text, setText] = useState<string | null>(null);
  const timer = useRef<number>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  useSessionEffect(source, (effect) => {
    if (effect.kind === 'continued') {
      const { questionEndsAtMs, deadlineMs, nowMs } = source.store.getState().session;
      announce(texts.continued(spokenTime(secondsUntil(questionEndsAtMs ?? deadlineMs, nowMs))));
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
