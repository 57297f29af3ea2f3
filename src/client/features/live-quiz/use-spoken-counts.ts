import { useEffect, useRef } from 'react';
import { announce } from '../../ui/Announcer';

/** A class of 30 changes its figures every few seconds: more often than this they would drown out all else. */
const SPEAK_EVERY_MS = 15_000;

/** Tells screen readers the figures when they have changed. */
export function useSpokenCounts(line: string): void {
  const latest = useRef(line);
  const spoken = useRef(line);
  useEffect(() => {
    latest.current = line;
  }, [line]);
  useEffect(() => {
    const timer = setInterval(() => {
      if (latest.current === spoken.current) return;
      spoken.current = latest.current;
      announce(latest.current);
    }, SPEAK_EVERY_MS);
    return () => clearInterval(timer);
  }, [announce]);
}
