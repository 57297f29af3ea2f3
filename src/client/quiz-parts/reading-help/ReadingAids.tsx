import { useLayoutEffect } from 'react';
import { reading } from '../../ui/reading';
import { panelTexts } from './panel-texts';
import { Ruler } from './Ruler';
import { isIn } from './reading-choice';
import './spacing.css';

/** All of the reading help that changes more than the size of the text. */
export function ReadingAids({ chosen }: { chosen: string }) {
  const isWide = isIn(chosen, 'spacing');
  const isCalm = isIn(chosen, 'clock');
  useLayoutEffect(() => {
    if (!isWide) return;
    const { dataset } = document.documentElement;
    dataset.spacing = 'wider';
    return () => {
      delete dataset.spacing;
    };
  }, [isWide]);
  useLayoutEffect(() => {
    const put = (calmTime?: typeof minutesLeft) => reading.set({ ...reading.get(), calmTime });
    put(isCalm ? minutesLeft : undefined);
    return () => put();
  }, [isCalm]);
  return isIn(chosen, 'ruler') ? <Ruler /> : null;
}

/** What is left at least. */
const minutesLeft = (seconds: number): string =>
  seconds < 60 ? panelTexts.lastMinute : panelTexts.minutes(Math.floor(seconds / 60));
