import { useDeferredValue, useMemo } from 'react';
import { columnIdOf, columnsIn } from '../../../../shared/gradebook/columns';
import type { Gradebook } from '../../../../shared/gradebook/schema';
import type { GradebookAddress } from './gradebook-address';
import { chosenColumns, figuresOf, rowsIn } from './gradebook-view';

/** The filtered view; a large class's figures are deferred while the teacher types. */
export function useGradebookView(gradebook: Gradebook, now: GradebookAddress) {
  const key = useDeferredValue(JSON.stringify(now));
  const address: typeof now = useMemo(() => JSON.parse(key), [key]);
  const { folder, tag, from, to } = address;
  const chosen = useMemo(
    () => chosenColumns(gradebook, { folder, tag, from, to }),
    [gradebook, folder, tag, from, to],
  );
  const columns = useMemo(() => columnsIn(chosen), [chosen]);
  const figures = useMemo(() => figuresOf(gradebook, chosen), [gradebook, chosen]);
  const { members, quizzes, dropLowest } = gradebook;
  const columnIds = columns.map(columnIdOf).join(' ');
  // The order is fixed while marks are typed, so that Enter moves to the student below.
  const places = useMemo(
    () => rowsIn(figures.rows, columns, address).map(({ place }) => place),
    [address, members, quizzes, dropLowest, columnIds],
  );
  const rows = useMemo(() => places.flatMap((place) => figures.rows[place] ?? []), [places, figures]);
  return { view: { ...figures, columns, rows }, address };
}
