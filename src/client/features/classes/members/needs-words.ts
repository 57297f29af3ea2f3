import type { Needs } from '../../../../shared/classes/schema';
import { texts } from './texts';

/** What a member always has, each in as few words as it takes. */
export function needsWords({ timeFactorPercent, extraTabChanges, largerText, hideTimer }: Needs): string[] {
  return [
    ...(timeFactorPercent > 100 ? [texts.moreTime(timeFactorPercent - 100)] : []),
    ...(extraTabChanges > 0 ? [texts.moreTabChanges(extraTabChanges)] : []),
    ...(largerText ? [texts.largerText] : []),
    ...(hideTimer ? [texts.noTimer] : []),
  ];
}
