import { useEffect, useEffectEvent } from 'react';
import { MARK_STEP } from '../../../../shared/constants';
import { messages } from '../../../../shared/messages';
import { typedNumber } from '../../../../shared/number-answer/typed-number';
import type { Question } from '../../../../shared/question/schema';
import { useMay } from '../../../colleagues/use-may';
import { isTyping, useShortcutsOn } from '../../../platform/shortcuts';
import type { BenchRow } from '../../../rules/results/bench-rows';
import { toStep } from '../../../ui/Stepper';
import { useMarking } from '../use-marking';
import { MOST_MARKS_AS_BUTTONS } from './MarkCells';
import type { BenchState } from './use-bench';

export interface BenchActs {
  give: (row: BenchRow, marks: number) => void;
  /** Gives a row marks, by default the suggested ones, and moves on. */
  keep: (row: BenchRow, marks?: number) => void;
  /** The same for the rest of its pile, as one decision. */
  keepPile: (row: BenchRow) => void;
}

/**
 * The keyboard of the focused row, also while nothing has the focus: up and down move; a digit gives that mark and moves on, with
 * Shift half a mark more; left and right change by half a mark; Enter keeps the suggestion. Inactive while typing and with single
 * keys off; readers can only move.
 */
export function useBenchKeys(question: Question, bench: BenchState, acts: BenchActs): void {
  const areOn = useShortcutsOn();
  const mayMark = useMay('mark');
  const hasKeys = areOn && mayMark;
  const { refuse } = useMarking();
  const { maximumMarks } = question;

  const mark = (row: BenchRow, marks: number) => {
    if (marks > maximumMarks) refuse(messages.marksInvalid(maximumMarks));
    else acts.keep(row, marks);
  };
  const typed = (row: BenchRow, { digit, isHalf }: { digit: string; isHalf: boolean }) => {
    if (maximumMarks <= MOST_MARKS_AS_BUTTONS)
      return () => mark(row, Number(digit) + (isHalf ? MARK_STEP : 0));
    if (!isHalf) bench.typeMarks(row);
    return undefined;
  };
  const half = (row: BenchRow, step: number) =>
    acts.give(row, toStep(row.marks + step, { min: 0, max: maximumMarks, step: MARK_STEP }));

  const actOf = (event: KeyboardEvent, row: BenchRow): (() => void) | undefined => {
    const { key, shiftKey, target } = event;
    if (key === 'ArrowDown') return () => bench.move(1);
    if (key === 'ArrowUp') return () => bench.move(-1);
    if (!hasKeys) return undefined;
    const digit = digitOf(event);
    if (digit !== undefined) return typed(row, { digit, isHalf: shiftKey });
    if (key === 'ArrowRight') return () => half(row, MARK_STEP);
    if (key === 'ArrowLeft') return () => half(row, -MARK_STEP);
    // Inside a button of the row, Enter is the button's.
    if (key !== 'Enter' || target instanceof HTMLButtonElement) return undefined;
    return () => (shiftKey ? acts.keepPile(row) : acts.keep(row));
  };

  const press = useEffectEvent((event: KeyboardEvent) => {
    const hasCommand = event.ctrlKey || event.metaKey || event.altKey;
    if (event.key === 'Enter' && bench.has(event.target) && isTaken(event.target, maximumMarks)) {
      return bench.goToNext();
    }
    if (!bench.row || hasCommand || event.defaultPrevented || isTyping(event.target)) return;
    if (event.target !== document.body && !bench.has(event.target)) return;
    const act = actOf(event, bench.row);
    if (!act) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}

/** The digit of a key; with Shift by its position, since its character is a sign. */
function digitOf({ key, code, shiftKey }: KeyboardEvent): string | undefined {
  return shiftKey ? /^Digit(\d)$/.exec(code)?.[1] : /^\d$/.exec(key)?.[0];
}

/** Whether Enter accepted the content of a marks field. */
function isTaken(field: EventTarget | null, maximumMarks: number): boolean {
  if (!(field instanceof HTMLInputElement)) return false;
  return !Number.isNaN(typedNumber(field.value, { min: 0, max: maximumMarks }));
}
