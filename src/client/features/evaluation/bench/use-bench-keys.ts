import type { KeyboardEvent } from 'react';
import { MARK_STEP } from '../../../../shared/constants';
import { messages } from '../../../../shared/messages';
import type { Question } from '../../../../shared/question/schema';
import type { BenchRow } from '../../../../shared/results/bench-rows';
import { isTyping, useShortcutsOn } from '../../../platform/shortcuts';
import { toStep } from '../../../ui/step-value';
import { useMarking } from '../use-marking';
import type { BenchState } from './use-bench';

export interface BenchActs {
  give: (row: BenchRow, marks: number) => void;
  keep: (row: BenchRow) => void;
  keepPile: (row: BenchRow) => void;
}

/**
 * What keys do on the row that has the focus: up and down move, a digit gives that mark, left and right half a mark less or
 * more, Enter keeps what is suggested. Nothing while something is typed, nor with single keys switched off.
 */
export function useBenchKeys(question: Question, bench: BenchState, acts: BenchActs) {
  const hasKeys = useShortcutsOn();
  const { refuse } = useMarking();
  const { maximumMarks } = question;

  const mark = (row: BenchRow, key: string) => {
    const digit = Number(key);
    if (digit > maximumMarks) refuse(messages.marksInvalid(maximumMarks));
    else acts.give(row, digit);
  };
  const half = (row: BenchRow, step: number) =>
    acts.give(row, toStep(row.marks + step, { min: 0, max: maximumMarks, step: MARK_STEP }));

  const actOf = (event: KeyboardEvent, row: BenchRow): (() => void) | undefined => {
    const { key, shiftKey } = event;
    if (key === 'ArrowDown') return () => bench.move(1);
    if (key === 'ArrowUp') return () => bench.move(-1);
    if (!hasKeys) return undefined;
    if (/^\d$/.test(key)) return () => mark(row, key);
    if (key === 'ArrowRight') return () => half(row, MARK_STEP);
    if (key === 'ArrowLeft') return () => half(row, -MARK_STEP);
    // In a button of the row it is the button's.
    const isOnRow = event.target instanceof HTMLElement && event.target.dataset.row !== undefined;
    if (key === 'Enter' && isOnRow) return () => (shiftKey ? acts.keepPile(row) : acts.keep(row));
    return undefined;
  };

  return (event: KeyboardEvent) => {
    const hasCommand = event.ctrlKey || event.metaKey || event.altKey;
    if (!bench.row || hasCommand || event.defaultPrevented || isTyping(event.target)) return;
    const act = actOf(event, bench.row);
    if (!act) return;
    event.preventDefault();
    act();
  };
}
