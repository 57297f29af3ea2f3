import { ArrowLeft, ArrowRight, Ellipsis, Pencil } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { holdsNotes } from '../../../../shared/gradebook/columns';
import type { GradebookColumn, OwnColumn } from '../../../../shared/gradebook/schema';
import { formatDate } from '../../../platform/date-format';
import { useDragRow } from '../../../ui/DragRow';
import { GridSortHead } from '../../../ui/grid/GridSortHead';
import type { GridPlace } from '../../../ui/grid/grid-place';
import type { Sorting } from '../../../ui/use-data-table';
import styles from './GradebookHead.module.css';
import { texts } from './texts';

// Lazy, or the menu library would load with the page.
const AnchoredMenu = lazy(async () => ({ default: (await import('../../../ui/MenuButton')).AnchoredMenu }));

interface OwnColumnHeadProps {
  column: OwnColumn;
  /** The shown own columns in order. */
  own: readonly OwnColumn[];
  at: GridPlace;
  isTabStop: boolean;
  sorting: Sorting;
  onSort: (sorting: Sorting) => void;
  /** Absent, as is the next, if the reader may not change columns. */
  onEdit: ((column: OwnColumn) => void) | undefined;
  onMove: ((column: OwnColumn, to: number) => void) | undefined;
}

/** The head of an own column: sorts, is dragged among the own columns, and has a menu for the same. */
export function OwnColumnHead({ column, own, onEdit, onMove, ...head }: OwnColumnHeadProps) {
  const { columnId, title, date } = column;
  const cell = useRef<HTMLTableCellElement>(null);
  const index = own.findIndex((each) => each.columnId === columnId);
  const { edge } = useDragRow({
    ...{ row: cell, handle: cell, list: 'own columns', isAcross: true, index },
    disabled: !onMove || own.length < 2,
    onMove: (to) => onMove?.(column, to),
  });
  return (
    <GridSortHead
      ref={cell}
      id={columnId}
      title={`${title}\n${formatDate(date)}`}
      dropEdge={edge}
      hasWords={holdsNotes(column)}
      {...head}
      aside={
        onEdit &&
        onMove && (
          <ColumnMenu
            title={title}
            isTabStop={head.isTabStop}
            items={[
              { label: texts.edit, icon: <Pencil size={18} />, onSelect: () => onEdit(column) },
              ...(index > 0
                ? [
                    {
                      ...{ label: texts.moveLeft, icon: <ArrowLeft size={18} /> },
                      onSelect: () => onMove(column, index - 1),
                    },
                  ]
                : []),
              ...(index < own.length - 1
                ? [
                    {
                      ...{ label: texts.moveRight, icon: <ArrowRight size={18} /> },
                      onSelect: () => onMove(column, index + 1),
                    },
                  ]
                : []),
            ]}
          />
        )
      }
    >
      <ColumnTitle column={column} />
    </GridSortHead>
  );
}

/** The title, cut where it is long, with the maximum. */
export const ColumnTitle = ({ column }: { column: GradebookColumn }) => (
  <>
    <span className={styles.title} dir="auto">
      {column.title}
    </span>
    <span className={styles.maximum}>{texts.maximum(column)}</span>
  </>
);

interface ColumnMenuProps {
  title: string;
  isTabStop: boolean;
  items: Parameters<typeof AnchoredMenu>[0]['items'];
}

function ColumnMenu({ title, isTabStop, items }: ColumnMenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [anchor, setAnchor] = useState<HTMLButtonElement | null>(null);
  const label = texts.moreFor(title);
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.more}
        tabIndex={isTabStop ? 0 : -1}
        aria-label={label}
        aria-haspopup="menu"
        title={label}
        onClick={() => setAnchor(button.current)}
      >
        <Ellipsis size={14} aria-hidden="true" />
      </button>
      {anchor && (
        <Suspense>
          <AnchoredMenu label={label} items={items} anchor={anchor} onClose={() => setAnchor(null)} />
        </Suspense>
      )}
    </>
  );
}
