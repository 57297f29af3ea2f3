import { DataTable } from '../../../ui/DataTable';
import { type Column, useDataTable } from '../../../ui/use-data-table';
import styles from './SchoolTable.module.css';

interface SchoolTableProps<Row> {
  label: string;
  rows: readonly Row[];
  columns: readonly Column<Row>[];
  rowId: (row: Row) => string;
}

/** A dense table in row order; on a phone each row is a card. */
export function SchoolTable<Row>({ label, rows, columns, rowId }: SchoolTableProps<Row>) {
  const table = useDataTable({ rows, columns, rowId });
  return (
    <DataTable
      label={label}
      table={table}
      className={styles.table}
      cardsClassName={styles.cards}
      hasSortBar={false}
      card={(row) => <RowCard row={row} columns={columns} />}
    />
  );
}

function RowCard<Row>({ row, columns }: { row: Row; columns: readonly Column<Row>[] }) {
  const name = columns.find(({ kind }) => kind === 'name');
  const action = columns.find(({ kind }) => kind === 'action');
  return (
    <li className={styles.card}>
      {name && <div className="break-anywhere">{name.cell(row)}</div>}
      {action && <div>{action.cell(row)}</div>}
      <dl className="flex flex-wrap gap-2 gap-x-3 text-sm col-span-all">
        {columns.map(({ id, head, kind, cell }) => {
          const told = kind === undefined && cell(row);
          // A card omits empty cells.
          if (told === undefined || told === null || told === false || told === '') return null;
          return (
            <div key={id} className={styles.fact}>
              <dt>{head}</dt>
              <dd>{told}</dd>
            </div>
          );
        })}
      </dl>
    </li>
  );
}

/** A name above an address. */
export const PersonCell = ({ name, email }: { name: string; email: string }) => (
  <span className="inline-flex flex-wrap gap-x-2">
    <b dir="auto">{name}</b> <span className="text-muted break-anywhere">{email}</span>
  </span>
);
