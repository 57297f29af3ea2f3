import type { KeyboardEvent } from 'react';
import { MARK_STEP } from '../../../../shared/constants';
import { useShortcutsOn } from '../../../platform/shortcuts';
import { toStep } from '../../../ui/step-value';
import type { CommonMarks } from './group-marks';

interface GroupKeysOptions {
  marks: CommonMarks | undefined;
  maximumMarks: number;
  give: (marks: number) => void;
  undo: () => void;
  /** Told when a digit is above the maximum. */
  refuse: () => void;
}

/**
 * What keys do on a group that has the focus itself: a digit gives that mark, the arrows half a mark more or less, Enter keeps
 * what is suggested, U undoes. Nothing in a control of the group, nor with single keys switched off.
 */
export function useGroupKeys({ marks, maximumMarks, give, undo, refuse }: GroupKeysOptions) {
  const hasKeys = useShortcutsOn();
  return (event: KeyboardEvent) => {
    const hasCommand = event.ctrlKey || event.metaKey || event.altKey;
    if (!hasKeys || !marks || hasCommand || event.target !== event.currentTarget) return;
    const act = actOf(event.key, marks.mostGiven);
    if (act === undefined) return;
    event.preventDefault();
    if (act === 'undo') undo();
    else if (/^\d$/.test(event.key) && act > maximumMarks) refuse();
    else give(toStep(act, { min: 0, max: maximumMarks, step: MARK_STEP }));
  };
}

function actOf(key: string, now: number): number | 'undo' | undefined {
  if (/^\d$/.test(key)) return Number(key);
  if (key === 'ArrowRight') return now + MARK_STEP;
  if (key === 'ArrowLeft') return now - MARK_STEP;
  if (key === 'Enter') return now;
  return key === 'u' ? 'undo' : undefined;
}
