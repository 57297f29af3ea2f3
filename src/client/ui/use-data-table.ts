import { type ColumnDef, getCoreRowModel, getSortedRowModel, useReactTable } from '@tanstack/react-table';
import { type ReactNode, useMemo, useState } from 'react';
import { compareText } from '../../shared/by-name';
import { heldOrder } from './table-rows';

type Sortable = string | number;

export interface Column<Row> {
  readonly id: string;
  readonly head: string;
  readonly cell: (row: Row) => ReactNode;
  /** What the column sorts by; without it the column does not sort. Rows without a value stand last in either direction. */
  readonly sortBy?: (row: Row) => Sortable | null;
  /** Whether the first press on its head brings the largest to the top. */
  readonly isLargestFirst?: boolean;
  /** The name of the row; or what can be done with it, under a head that is only read out. */
  readonly kind?: 'name' | 'action';
  /** Of its cells. */
  readonly className?: string | undefined;
}

export interface Sorting {
  /** Of the column. */
  readonly id: string;
  readonly desc: boolean;
}

interface DataTableOptions<Row> {
  /** In the order of those that are equal. */
  rows: readonly Row[];
  columns: readonly Column<Row>[];
  rowId: (row: Row) => string;
  /** The column that sorts at first; as the rows come without one. */
  sortedBy?: string | undefined;
  /** The sorting where it is kept elsewhere, such as in the address. */
  sorting?: { readonly value: Sorting; readonly onChange: (value: Sorting) => void } | undefined;
  /** Which rows are shown; its id changes with what it lets through. */
  filter?: { readonly id: string; readonly fits: (row: Row) => boolean } | undefined;
  /** Rows stay where they are while somebody is about to use one; another sorting or filter moves them all the same. */
  isHeld?: boolean | undefined;
}

/** Rows as a table shows them: sorted and filtered, without moving under anybody's hand. */
export function useDataTable<Row>(options: DataTableOptions<Row>) {
  const { rows, columns, rowId, sortedBy, filter, isHeld = false } = options;
  const [ownSorting, setOwnSorting] = useState<Sorting[]>(sortedBy ? [{ id: sortedBy, desc: false }] : []);
  const sorting = useMemo(
    () => (options.sorting ? [options.sorting.value] : ownSorting),
    [options.sorting, ownSorting],
  );
  const data = useMemo(() => [...rows], [rows]);
  const table = useReactTable({
    data,
    columns: useMemo(() => columns.map(definitionOf), [columns]),
    getRowId: rowId,
    state: { sorting },
    onSortingChange: (change) => {
      const next = typeof change === 'function' ? change(sorting) : change;
      const [first] = next;
      if (options.sorting && first) options.sorting.onChange(first);
      else setOwnSorting(next);
    },
    enableSortingRemoval: false,
    enableMultiSort: false,
    // There are no pages and folds to be reset whenever the rows are news.
    autoResetAll: false,
    getCoreRowModel: getCoreRowModel(),
    getSortedRowModel: getSortedRowModel(),
  });
  const sorted = table.getSortedRowModel().rows;
  const { rowsById } = table.getCoreRowModel();
  const wanted = sorted.filter(({ original }) => filter?.fits(original) ?? true).map(({ id }) => id);

  const view = JSON.stringify([sorting, filter?.id]);
  const [last, setLast] = useState({ view, ids: wanted });
  const ids =
    isHeld && last.view === view ? heldOrder(last.ids, wanted, new Set(Object.keys(rowsById))) : wanted;
  if (last.view !== view || last.ids.join() !== ids.join()) setLast({ view, ids });

  const shown = new Set(ids);
  return {
    columns,
    rows: ids.flatMap((id) => rowsById[id] ?? []),
    columnOf: (id: string) => table.getColumn(id),
    /** Whether the rows stand as the sorting says: only then may the table call itself sorted. */
    isInOrder: sorted.filter(({ id }) => shown.has(id)).every(({ id }, at) => id === ids[at]),
  };
}

export type DataTableView<Row> = ReturnType<typeof useDataTable<Row>>;

function definitionOf<Row>({ id, sortBy, isLargestFirst = false }: Column<Row>): ColumnDef<Row> {
  if (!sortBy) return { id };
  return {
    id,
    accessorFn: (row) => sortBy(row) ?? undefined,
    sortingFn: (left, right) => compare(left.getValue(id), right.getValue(id)),
    sortDescFirst: isLargestFirst,
    sortUndefined: 'last',
  };
}

const compare = (left: Sortable, right: Sortable): number =>
  typeof left === 'number' && typeof right === 'number'
    ? left - right
    : compareText(String(left), String(right));
