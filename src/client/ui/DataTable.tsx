import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import { Fragment, memo, type ReactNode, useDeferredValue, useId, useMemo } from 'react';
import { IconButton } from './Button';
import { classNames } from './class-names';
import styles from './DataTable.module.css';
import { Select } from './Select';
import { useNarrow } from './table-rows';
import type { Column, DataTableView } from './use-data-table';
import { VisuallyHidden } from './VisuallyHidden';

interface DataTableProps<Row> {
  label: string;
  table: DataTableView<Row>;
  /** Renders a row as a card on narrow screens; without it the table stays a table. */
  card?: ((row: Row) => ReactNode) | undefined;
  /** Shows cards on wide screens, too. */
  isAlwaysCards?: boolean | undefined;
  rowClassName?: string | undefined;
  cardsClassName?: string | undefined;
  hasSortBar?: boolean | undefined;
  className?: string | undefined;
  /**
   * State that a row shows beyond its data. While the columns stay the same, only rows whose data or state changed are
   * rendered again.
   */
  stateOf?: ((row: Row) => string) | undefined;
  details?: ((row: Row) => ReactNode) | undefined;
}

/** Enough rows to fill a screen; the rest render right after, without delaying the first paint. */
const FIRST_ROWS = 24;

/** A table with sortable heads, or on a phone cards below a sort menu. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, table, card, isAlwaysCards = false, rowClassName, cardsClassName, details } = props;
  const isNarrow = useNarrow();
  const shownCount = useDeferredValue(table.rows.length, FIRST_ROWS);
  const rows = table.rows.slice(0, shownCount);
  // Created here for the generic row type.
  const MemoRow = useMemo(() => memo(TableRow<Row>), []);
  if (card && (isNarrow || isAlwaysCards)) {
    return (
      <div className={styles.cards}>
        {props.hasSortBar !== false && <SortBar table={table} />}
        <ul className={classNames(styles.cards, cardsClassName)} aria-label={label}>
          {rows.map(({ id, original }) => (
            <Fragment key={id}>{card(original)}</Fragment>
          ))}
        </ul>
      </div>
    );
  }
  return (
    <div className={styles.frame}>
      <table className={classNames(styles.table, props.className)} aria-label={label}>
        <thead>
          <tr>
            {table.columns.map((column) => (
              <Head key={column.id} column={column} table={table} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, original }) => {
            const below = details?.(original);
            return (
              <Fragment key={id}>
                <MemoRow
                  row={original}
                  columns={table.columns}
                  className={rowClassName}
                  state={props.stateOf?.(original)}
                />
                {below && (
                  <tr>
                    <td colSpan={table.columns.length}>{below}</td>
                  </tr>
                )}
              </Fragment>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

function Head<Row>({ column, table }: { column: Column<Row>; table: DataTableView<Row> }) {
  const { id, head, kind } = column;
  if (kind === 'action') {
    return (
      <th scope="col" className={styles.action}>
        <VisuallyHidden>{head}</VisuallyHidden>
      </th>
    );
  }
  const sortable = table.columnOf(id);
  const className = kind === 'number' ? styles.number : undefined;
  if (!sortable?.getCanSort())
    return (
      <th scope="col" className={className}>
        {head}
      </th>
    );
  const direction = table.isInOrder && sortable.getIsSorted();
  const Icon = direction ? (direction === 'desc' ? ArrowDown : ArrowUp) : ArrowUpDown;
  return (
    <th
      scope="col"
      className={className}
      aria-sort={direction ? (direction === 'desc' ? 'descending' : 'ascending') : undefined}
    >
      <button type="button" className={styles.sort} onClick={() => sortable.toggleSorting()}>
        {head}
        <Icon size={14} aria-hidden="true" className={classNames(!direction && styles.unsorted)} />
      </button>
    </th>
  );
}

interface RowProps<Row> {
  row: Row;
  columns: readonly Column<Row>[];
  className: string | undefined;
  state: string | undefined;
}

function TableRow<Row>({ row, columns, className }: RowProps<Row>) {
  return (
    <tr className={className}>
      {columns.map((column) => (
        <Cell key={column.id} column={column} row={row} />
      ))}
    </tr>
  );
}

function Cell<Row>({ column: { kind, cell, className }, row }: { column: Column<Row>; row: Row }) {
  if (kind === 'name') {
    return (
      <th scope="row" className={className}>
        {cell(row)}
      </th>
    );
  }
  return <td className={classNames(kind && styles[kind], className)}>{cell(row)}</td>;
}

/** Sorts cards, which have no column heads. */
function SortBar<Row>({ table }: { table: DataTableView<Row> }) {
  const selectId = useId();
  const sortable = table.columns.filter(({ id }) => table.columnOf(id)?.getCanSort());
  const sorted = sortable.find(({ id }) => table.columnOf(id)?.getIsSorted());
  if (!sorted) return null;
  const isDescending = table.columnOf(sorted.id)?.getIsSorted() === 'desc';
  const Direction = isDescending ? ArrowDown : ArrowUp;
  const sortBy = (id: string) => table.columnOf(id)?.toggleSorting();
  return (
    <div className={styles.sorting}>
      <label htmlFor={selectId}>Sort by</label>
      <Select
        id={selectId}
        value={sorted.id}
        options={sortable.map(({ id, head }) => ({ value: id, label: head }))}
        onChange={sortBy}
      />
      <IconButton
        label={isDescending ? 'Descending, turn round' : 'Ascending, turn round'}
        onClick={() => sortBy(sorted.id)}
      >
        <Direction size={18} aria-hidden="true" />
      </IconButton>
    </div>
  );
}
