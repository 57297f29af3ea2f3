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
  /** A row as a list item, where there is no room for a table; it stays a table without. */
  card?: ((row: Row) => ReactNode) | undefined;
  /** Whether the rows are cards wherever there is room, too. */
  isAlwaysCards?: boolean | undefined;
  rowClassName?: string | undefined;
  /** Of the list of cards. */
  cardsClassName?: string | undefined;
  /** Whether the choice that sorts stands above the cards. */
  hasSortBar?: boolean | undefined;
  /** Of the whole table. */
  className?: string | undefined;
  /** What else a row shows than itself: where the columns stay the same, only a row that changes is drawn again. */
  stateOf?: ((row: Row) => string) | undefined;
  /** What stands below a row that is open. */
  details?: ((row: Row) => ReactNode) | undefined;
}

/** As many as a screen shows at first; the others follow at once, and hold nobody up. */
const FIRST_ROWS = 24;

/** Rows in a table whose heads sort, or on a phone as cards below a choice that does. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, table, card, isAlwaysCards = false, rowClassName, cardsClassName, details } = props;
  const isNarrow = useNarrow();
  const shownCount = useDeferredValue(table.rows.length, FIRST_ROWS);
  const rows = table.rows.slice(0, shownCount);
  // Made here, so that it knows what its rows are.
  const KeptRow = useMemo(() => memo(TableRow<Row>), []);
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
                <KeptRow
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
  if (!sortable?.getCanSort()) return <th scope="col">{head}</th>;
  const direction = table.isInOrder && sortable.getIsSorted();
  const Icon = direction ? (direction === 'desc' ? ArrowDown : ArrowUp) : ArrowUpDown;
  return (
    <th scope="col" aria-sort={direction ? (direction === 'desc' ? 'descending' : 'ascending') : undefined}>
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
  return <td className={classNames(kind === 'action' && styles.action, className)}>{cell(row)}</td>;
}

/** What the heads of a sorted table do, above cards that have none. */
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
