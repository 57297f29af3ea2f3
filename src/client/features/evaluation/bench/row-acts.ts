import { createContext, useContext, useLayoutEffect, useRef, useState } from 'react';
import type { BenchRow } from '../../../rules/results/bench-rows';

/** The callbacks of a row. */
export interface RowActs {
  give: (row: BenchRow, marks: number) => void;
  focus: (key: string) => void;
  openDetail: (key: string) => void;
}

export const ActsContext = createContext<RowActs | undefined>(undefined);

export function useRowActs(): RowActs {
  const acts = useContext(ActsContext);
  if (!acts) throw new Error('useRowActs is used outside the bench.');
  return acts;
}

/** One stable object of callbacks, so that rows are not re-rendered by others' changes. */
export function useStableActs(acts: RowActs): RowActs {
  const latest = useRef(acts);
  useLayoutEffect(() => {
    latest.current = acts;
  });
  const [stable] = useState<RowActs>(() => ({
    give: (row, marks) => latest.current.give(row, marks),
    focus: (key) => latest.current.focus(key),
    openDetail: (key) => latest.current.openDetail(key),
  }));
  return stable;
}
