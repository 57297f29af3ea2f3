import { localeOf } from './languages/locale';
import { language } from './languages/sentences';

/** A number with its unit: '1 mark', '2 marks'. */
export const counted = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'}`;

const inUnits = (count: number, unit: string): string =>
  new Intl.NumberFormat(localeOf(language), { style: 'unit', unit, unitDisplay: 'long' }).format(count);

/** A duration in words of this visit's language: '1 hour 5 minutes', '1 minute 30 seconds'. */
export function countedTime(seconds: number): string {
  const parts = [
    [Math.floor(seconds / 3600), 'hour'],
    [Math.floor(seconds / 60) % 60, 'minute'],
    [seconds % 60, 'second'],
  ] as const;
  return parts.flatMap(([count, unit]) => (count > 0 ? [inUnits(count, unit)] : [])).join(' ');
}
