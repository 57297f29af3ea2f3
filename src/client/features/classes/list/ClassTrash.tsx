import { RotateCcw } from 'lucide-react';
import lists from '../../../desk/lists.module.css';
import { formatDate } from '../../../platform/date-format';
import { Banner } from '../../../ui/Banner';
import { Button } from '../../../ui/Button';
import { DataTable } from '../../../ui/DataTable';
import { EmptyState } from '../../../ui/EmptyState';
import { type Column, useDataTable } from '../../../ui/use-data-table';
import { useClassActs } from '../use-class-acts';
import { listTexts } from './texts';

interface TrashedClass {
  readonly _id: string;
  readonly name: string;
  readonly deletedAt: number;
  readonly keptUntil: number;
}

/** Deleted classes with their final date and Restore. */
export function ClassTrash({ trash }: { trash: readonly TrashedClass[] }) {
  const acts = useClassActs();
  const button = (row: TrashedClass) => (
    <Button
      variant="secondary"
      busy={acts.restoringId === row._id}
      aria-label={listTexts.restoreClass(row.name)}
      onClick={() => acts.restore(row)}
    >
      <RotateCcw size={16} aria-hidden="true" /> {listTexts.restore}
    </Button>
  );
  const columns: readonly Column<TrashedClass>[] = [
    {
      id: 'name',
      head: listTexts.name,
      kind: 'name',
      sortBy: ({ name }) => name,
      cell: ({ name }) => <b>{name}</b>,
    },
    {
      id: 'deleted',
      head: listTexts.deleted,
      isLargestFirst: true,
      sortBy: ({ deletedAt }) => deletedAt,
      cell: ({ deletedAt }) => formatDate(deletedAt),
    },
    { id: 'until', head: listTexts.until, cell: ({ keptUntil }) => formatDate(keptUntil) },
    { id: 'restore', head: listTexts.restore, kind: 'action', cell: button },
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
        <EmptyState title={listTexts.trashEmpty} />
      ) : (
        <DataTable
          label={listTexts.trash}
          table={table}
          hasSortBar={false}
          cardsClassName={lists.cards}
          card={(row) => (
            <li className={lists.card}>
              <div className="flex-1 min-w-0">
                <p dir="auto">
                  <b>{row.name}</b>
                </p>
                <p className="text-muted text-xs tabular-nums">
                  {listTexts.deletedAt(formatDate(row.deletedAt), formatDate(row.keptUntil))}
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
