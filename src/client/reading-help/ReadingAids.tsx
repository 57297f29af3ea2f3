import { useLayoutEffect } from 'react';
import { reading } from '../ui/reading';
import { useWatched } from '../watched';
import { Listen } from './Listen';
import { Ruler } from './Ruler';
import { hasVoice } from './read-aloud';
import { isIn } from './reading-choice';
import { texts } from './texts';
import './spacing.css';

/** Applies the reading help other than text size. */
export function ReadingAids({ chosen }: { chosen: string }) {
  const isWide = isIn(chosen, 'spacing');
  const isCalm = isIn(chosen, 'clock');
  const isAudible = useWatched(hasVoice) && isIn(chosen, 'voice');
  useLayoutEffect(() => {
    if (!isWide) return;
    const { dataset } = document.documentElement;
    dataset.spacing = 'wider';
    return () => {
      delete dataset.spacing;
    };
  }, [isWide]);
  useLayoutEffect(() => {
    const put = (listen: typeof inQuestion | null, calmTime?: typeof minutesLeft) =>
      reading.set({ ...reading.get(), listen, calmTime });
    put(isAudible ? inQuestion : null, isCalm ? minutesLeft : undefined);
    return () => put(null);
  }, [isAudible, isCalm]);
  return isIn(chosen, 'ruler') ? <Ruler /> : null;
}

const inQuestion = <Listen />;

/** The minutes left, rounded down. */
const minutesLeft = (seconds: number): string =>
  seconds < 60 ? texts.lastMinute : texts.minutes({ minutes: Math.floor(seconds / 60) });
