import { useEffect, useState } from 'react';
import { secondsUntil, spokenTime } from '../../../shared/timing/countdown';
import { announce } from '../../ui/Announcer';
import { givenTimeText } from './given-time';
import type { SessionStore } from './session-store';
import { texts } from './texts';

const SHOWN_FOR_MS = 20_000;

/** Says what the server did to the clock, and answers what to show of it for a while. */
export function useGivenTime(store: SessionStore) {
  const [text, setText] = useState<string | null>(null);
  useEffect(() => {
    let timer: number | undefined;
    const forget = store.onEffect((effect) => {
      if (effect.kind === 'continued') {
        const { questionEndsAtMs, deadlineMs, nowMs } = store.get();
        announce(texts.continued(spokenTime(secondsUntil(questionEndsAtMs ?? deadlineMs, nowMs))));
      }
      if (effect.kind !== 'time-added') return;
      clearTimeout(timer);
      const given = givenTimeText(effect.addedMs);
      announce(given);
      setText(given);
      timer = window.setTimeout(() => setText(null), SHOWN_FOR_MS);
    });
    return () => {
      clearTimeout(timer);
      forget();
    };
  }, [store]);
  return { text, dismiss: () => setText(null) };
}
