import { RotateCcw } from 'lucide-react';
import { formatDate } from '../../../platform/date-format';
import { Banner } from '../../../ui/Banner';
import { Button } from '../../../ui/Button';
import { DataTable } from '../../../ui/DataTable';
import { EmptyState } from '../../../ui/EmptyState';
import { type Column, useDataTable } from '../../../ui/use-data-table';
import { texts } from '../texts';
import { useClassActs } from '../use-class-acts';
import styles from './ClassTable.module.css';

interface TrashedClass {
  readonly _id: string;
  readonly name: string;
  readonly deletedAt: number;
  readonly keptUntil: number;
}

/** What was deleted, when it goes for good, and the way back. */
export function ClassTrash({ trash }: { trash: readonly TrashedClass[] }) {
  const acts = useClassActs();
  const button = (row: TrashedClass) => (
    <Button
      variant="secondary"
      busy={acts.restoringId === row._id}
      aria-label={texts.restoreClass(row.name)}
      onClick={() => acts.restore(row)}
    >
      <RotateCcw size={16} aria-hidden="true" /> {texts.restore}
    </Button>
  );
  const columns: readonly Column<TrashedClass>[] = [
    {
      id: 'name',
      head: texts.name,
      kind: 'name',
      sortBy: ({ name }) => name,
      cell: ({ name }) => <b>{name}</b>,
    },
    {
      id: 'deleted',
      head: texts.deleted,
      isLargestFirst: true,
      sortBy: ({ deletedAt }) => deletedAt,
      cell: ({ deletedAt }) => formatDate(deletedAt),
    },
    { id: 'until', head: texts.until, cell: ({ keptUntil }) => formatDate(keptUntil) },
    { id: 'restore', head: texts.restore, kind: 'action', cell: button },
  ];
  const table = useDataTable({ rows: trash, columns, rowId: ({ _id }) => _id });
  return (
    <>
      {acts.failure && (
        <Banner tone="bad" role="alert" onDismiss={acts.dismissFailure}>
          {acts.failure}
        </Banner>
      )}
      {trash.length === 0 ? (
        <EmptyState title={texts.trashEmpty} />
      ) : (
        <DataTable
          label={texts.trash}
          table={table}
          hasSortBar={false}
          cardsClassName={styles.cards}
          card={(row) => (
            <li className={styles.card}>
              <div className={styles.what}>
                <p dir="auto">
                  <b>{row.name}</b>
                </p>
                <p className={styles.facts}>
                  {texts.deletedAt(formatDate(row.deletedAt), formatDate(row.keptUntil))}
                </p>
              </div>
              {button(row)}
            </li>
          )}
        />
      )}
    </>
  );
}
