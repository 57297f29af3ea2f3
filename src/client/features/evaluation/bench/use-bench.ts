import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Question } from '../../../../shared/question/schema';
import type { QuizResults } from '../../../../shared/results/schema';
import { inPiles, nextToDecide, nextUngiven, placesOf, rowsIn } from '../../../rules/results/bench-order';
import { type BenchRow, benchOf, keptRows } from '../../../rules/results/bench-rows';
import { isWide } from './wide';

/** A question's answers in their piles with the focused row. Rows keep their places until re-sorted. */
export function useBench(
  results: QuizResults,
  question: Question,
  /** Colleagues focusing a row, which can then be skipped. */
  markersAt: (key: string) => string,
) {
  const now = useMemo(() => benchOf(results, question._id), [results, question]);
  const [kept, setKept] = useState({ now, rows: now.rows });
  if (kept.now !== now) setKept({ now, rows: keptRows(kept.rows, now.rows) });
  const { rows } = kept;

  const [places, setPlaces] = useState(() => placesOf(rows));
  const piles = useMemo(() => inPiles(rows, places), [rows, places]);
  const placed = useMemo(() => new Set(places.map(({ key }) => key)), [places]);
  // Keeps newly evaluated rows in place like the others.
  if (rows.some(({ key }) => !placed.has(key))) {
    setPlaces(piles.flatMap(({ pile, rows: inPile }) => inPile.map(({ key }) => ({ key, pile }))));
  }
  const [chosenKey, setFocusKey] = useState(() => firstKey(piles));
  const isThere = rows.some(({ key }) => key === chosenKey);
  const focusKey = isThere ? chosenKey : firstKey(piles);
  const row = rows.find(({ key }) => key === focusKey);

  const grid = useRef<HTMLDivElement>(null);
  const [wanted, setWanted] = useState(focusKey === undefined ? undefined : { key: focusKey, isFirst: true });
  useLayoutEffect(() => {
    // Focuses the first row after arriving by keyboard or from another question; any other focus stays. A phone starts at the top
    // of its page.
    const isFree = document.activeElement === document.body && isWide();
    if (!wanted || (wanted.isFirst && !isFree)) return;
    const element = elementOf(grid.current, wanted.key);
    element?.focus({ preventScroll: true });
    element?.scrollIntoView({ block: 'nearest' });
  }, [wanted]);

  /** Focuses a row. */
  const focus = (key: string | undefined) => {
    if (key === undefined) return;
    setFocusKey(key);
    setWanted({ key, isFirst: false });
  };
  const sorted = (all: readonly BenchRow[]) => {
    const next = placesOf(all);
    setPlaces(next);
    return inPiles(all, next);
  };

  /** One row up or down; entering another pile re-sorts first, since it is about to be read. */
  const move = (step: 1 | -1) => {
    const all = rowsIn(piles);
    const next = all[all.findIndex(({ key }) => key === focusKey) + step];
    if (!next) return;
    const pileOf = (key: string | undefined) =>
      piles.find((pile) => pile.rows.some((each) => each.key === key))?.pile;
    const other = pileOf(next.key);
    if (other === pileOf(focusKey)) return focus(next.key);
    const there = sorted(rows).find(({ pile }) => pile === other)?.rows;
    focus((step === 1 ? there?.[0] : there?.at(-1))?.key ?? next.key);
  };
  /** Moves to the next undecided row. */
  const goToNext = () => {
    const isFree = ({ key }: BenchRow) => markersAt(key) === '';
    const next = nextToDecide(piles, focusKey, isFree);
    if (!next || next.key === focusKey) return;
    const here = piles.find(({ rows: inPile }) => inPile.some(({ key }) => key === focusKey));
    if (here?.rows.includes(next)) return focus(next.key);
    focus(nextToDecide(sorted(asGiven(rows, [focusKey])), undefined, isFree)?.key ?? focusKey);
  };
  /** Moves to the next unread row after these were marked. */
  const leavePile = (given: readonly BenchRow[]) => {
    const keys = given.map(({ key }) => key);
    const next = sorted(asGiven(rows, keys));
    const on = nextUngiven(next, keys.at(-1) ?? focusKey) ?? nextToDecide(next, focusKey);
    // Re-sorting moved the focused row, which then loses the DOM focus.
    focus(on?.key ?? focusKey);
  };
  /** Focuses the row's field, which receives the pressed key. */
  const typeMarks = (at: BenchRow) => elementOf(grid.current, at.key)?.querySelector('input')?.focus();
  const [isDetailOpen, setDetailOpen] = useState(false);
  const openDetail = (key: string) => {
    setFocusKey(key);
    setDetailOpen(true);
  };
  const has = (target: EventTarget | null) =>
    target instanceof Node && grid.current?.contains(target) === true;

  return {
    ...{ rows, piles, row, grid, unmarked: now.unmarked },
    ...{ focus, setFocusKey, move, goToNext, leavePile, typeMarks, has },
    ...{ isDetailOpen, openDetail, closeDetail: () => setDetailOpen(false) },
  };
}

/** The rows with these given: the current key's marks are still pending when the next row is searched. */
const asGiven = (rows: readonly BenchRow[], keys: readonly (string | undefined)[]): BenchRow[] =>
  rows.map((row) => (keys.includes(row.key) ? { ...row, state: 'given' } : row));

/** The row of a student's answer. */
const firstKey = (piles: ReturnType<typeof inPiles>): string | undefined =>
  (nextToDecide(piles, undefined) ?? rowsIn(piles)[0])?.key;

function elementOf(grid: HTMLElement | null, key: string): HTMLElement | undefined {
  const rows = grid?.querySelectorAll<HTMLElement>('[data-row]') ?? [];
  return [...rows].find((element) => element.dataset.row === key);
}

export type BenchState = ReturnType<typeof useBench>;
