import { createContext, useContext, useLayoutEffect, useRef, useState } from 'react';
import type { BenchRow } from '../../../../shared/results/bench-rows';

/** What a row asks for. */
export interface RowActs {
  give: (row: BenchRow, marks: number) => void;
  focus: (key: string) => void;
  /** Shows all of a row, where it does not stand beside the table. */
  openDetail: (key: string) => void;
}

export const ActsContext = createContext<RowActs | undefined>(undefined);

export function useRowActs(): RowActs {
  const acts = useContext(ActsContext);
  if (!acts) throw new Error('useRowActs is used outside the bench.');
  return acts;
}

/** The acts as one object for the life of the bench, so that no row is drawn again because another one changed. */
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
