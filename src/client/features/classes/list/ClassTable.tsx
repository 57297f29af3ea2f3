import { KeyRound, Rows3, Trash2 } from 'lucide-react';
import { lazy, Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import type { ClassRow } from '../../../../shared/classes/schema';
import { teacherPaths } from '../../../../shared/teacher-paths';
import { Banner } from '../../../ui/Banner';
import { DataTable } from '../../../ui/DataTable';
import { useDataTable } from '../../../ui/use-data-table';
import { useNarrow } from '../../../ui/use-narrow';
import { texts } from '../texts';
import { useClassActs } from '../use-class-acts';
import { ClassCard } from './ClassCard';
import styles from './ClassTable.module.css';
import { classColumns } from './class-columns';
import { listTexts } from './texts';

const AnchoredMenu = lazy(async () => ({ default: (await import('../../../ui/MenuButton')).AnchoredMenu }));

/** The classes by name; a row opens its class. */
export function ClassTable({ classes }: { classes: readonly ClassRow[] }) {
  const [menu, setMenu] = useState<{ row: ClassRow; anchor: HTMLElement } | undefined>();
  const openMenu = useCallback((row: ClassRow, anchor: HTMLElement) => setMenu({ row, anchor }), []);
  const closeMenu = useCallback(() => setMenu(undefined), []);
  const isNarrow = useNarrow();
  // Where the rows become cards, its button goes.
  useEffect(() => closeMenu, [isNarrow, closeMenu]);
  const acts = useClassActs();
  const columns = useMemo(() => classColumns(openMenu), [openMenu]);
  const table = useDataTable({ rows: classes, columns, rowId: ({ _id }) => _id, sortedBy: 'name' });
  return (
    <>
      {acts.failure && (
        <Banner tone="bad" role="alert" onDismiss={acts.dismissFailure}>
          {acts.failure}
        </Banner>
      )}
      <DataTable
        label={texts.classes}
        table={table}
        className={styles.table}
        cardsClassName={styles.cards}
        hasSortBar={false}
        card={(row) => <ClassCard row={row} onMenu={openMenu} />}
      />
      {menu && (
        <RowMenu
          row={menu.row}
          anchor={menu.anchor}
          onClose={closeMenu}
          onRemove={() => acts.remove(menu.row)}
        />
      )}
    </>
  );
}

interface RowMenuProps {
  row: ClassRow;
  anchor: HTMLElement;
  onClose: () => void;
  onRemove: () => void;
}

function RowMenu({ row, anchor, onClose, onRemove }: RowMenuProps) {
  const [, navigate] = useLocation();
  const items = [
    {
      label: listTexts.open,
      icon: <Rows3 size={18} />,
      onSelect: () => navigate(teacherPaths.schoolClass(row._id)),
    },
    {
      label: texts.printSlips,
      icon: <KeyRound size={18} />,
      onSelect: () => navigate(teacherPaths.slips(row._id)),
    },
    { label: texts.remove, icon: <Trash2 size={18} />, danger: true, onSelect: onRemove },
  ];
  return (
    <Suspense>
      <AnchoredMenu
        key={row._id}
        label={texts.moreFor(row.name)}
        items={items}
        anchor={anchor}
        onClose={onClose}
      />
    </Suspense>
  );
}
