import { type ColumnDef, getCoreRowModel, getSortedRowModel, useReactTable } from '@tanstack/react-table';
import { type ReactNode, useMemo, useState } from 'react';
import { compareText } from '../../shared/by-name';
import { heldOrder } from './table-rows';

type Sortable = string | number;

export interface Column<Row> {
  readonly id: string;
  readonly head: string;
  readonly cell: (row: Row) => ReactNode;
  /** Makes the column sortable. Rows without a value come last in both directions. */
  readonly sortBy?: (row: Row) => Sortable | null;
  /** Whether the first press sorts in descending order. */
  readonly isLargestFirst?: boolean;
  /** `name` labels the row; `number` is right-aligned; `action` holds its buttons, under a visually hidden head. */
  readonly kind?: 'name' | 'number' | 'action';
  readonly className?: string | undefined;
}

export interface Sorting {
  readonly id: string;
  readonly desc: boolean;
}

interface DataTableOptions<Row> {
  /** In the order used for ties. */
  rows: readonly Row[];
  columns: readonly Column<Row>[];
  rowId: (row: Row) => string;
  /** Initial sort column; unsorted by default. */
  sortedBy?: string | undefined;
  /** Controlled sorting, such as in the address. */
  sorting?: { readonly value: Sorting; readonly onChange: (value: Sorting) => void } | undefined;
  /** The row filter; its id changes with the result. */
  filter?: { readonly id: string; readonly fits: (row: Row) => boolean } | undefined;
  /** Keeps rows in place while one is in use; another sorting or filter still moves them. */
  isHeld?: boolean | undefined;
}

/** Sorts and filters table rows without moving rows in use. */
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
    // There are no pages or expanded groups to reset on new rows.
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
    /** Whether the visible rows are in sorted order: only then may the table call itself sorted. */
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
