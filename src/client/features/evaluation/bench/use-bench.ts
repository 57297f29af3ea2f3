import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Question } from '../../../../shared/question/schema';
import { inPiles, nextToDecide, placesOf, rowsIn } from '../../../../shared/results/bench-order';
import { benchOf, keptRows } from '../../../../shared/results/bench-rows';
import type { QuizResults } from '../../../../shared/results/schema';

/** The answers to one question in their piles, and which of them has the focus. Rows keep their places until they are sorted anew. */
export function useBench(results: QuizResults, question: Question) {
  const now = useMemo(() => benchOf(results, question._id), [results, question]);
  const [kept, setKept] = useState({ now, rows: now.rows });
  if (kept.now !== now) setKept({ now, rows: keptRows(kept.rows, now.rows) });
  const { rows } = kept;

  const [places, setPlaces] = useState(() => placesOf(rows));
  const piles = useMemo(() => inPiles(rows, places), [rows, places]);
  const [focusKey, setFocusKey] = useState(() => firstKey(piles));
  const row = rows.find(({ key }) => key === focusKey);

  const grid = useRef<HTMLDivElement>(null);
  const [wanted, setWanted] = useState<{ key: string }>();
  useLayoutEffect(() => {
    const element = wanted && elementOf(grid.current, wanted.key);
    element?.focus({ preventScroll: true });
    element?.scrollIntoView({ block: 'nearest' });
  }, [wanted]);

  /** Gives a row the focus, also that of the keyboard. */
  const focus = (key: string | undefined) => {
    if (key === undefined) return;
    setFocusKey(key);
    setWanted({ key });
  };
  /** Sorts all rows anew, and answers the piles as they then lie. */
  const sort = () => {
    const next = placesOf(rows);
    setPlaces(next);
    return inPiles(rows, next);
  };

  /** One row up or down. Where another pile begins, all are sorted anew first: that pile is about to be read. */
  const move = (step: 1 | -1) => {
    const all = rowsIn(piles);
    const next = all[all.findIndex(({ key }) => key === focusKey) + step];
    if (!next) return;
    const pileOf = (key: string | undefined) =>
      piles.find((pile) => pile.rows.some((each) => each.key === key))?.pile;
    const other = pileOf(next.key);
    if (other === pileOf(focusKey)) return focus(next.key);
    const there = sort().find(({ pile }) => pile === other)?.rows;
    focus((step === 1 ? there?.[0] : there?.at(-1))?.key ?? next.key);
  };
  const goToNext = () => focus(nextToDecide(piles, focusKey)?.key);

  return { ...{ rows, piles, row, grid, unmarked: now.unmarked }, focus, setFocusKey, move, sort, goToNext };
}

const firstKey = (piles: ReturnType<typeof inPiles>): string | undefined =>
  (nextToDecide(piles, undefined) ?? rowsIn(piles)[0])?.key;

function elementOf(grid: HTMLElement | null, key: string): HTMLElement | undefined {
  const rows = grid?.querySelectorAll<HTMLElement>('[data-row]') ?? [];
  return [...rows].find((element) => element.dataset.row === key);
}

export type BenchState = ReturnType<typeof useBench>;
