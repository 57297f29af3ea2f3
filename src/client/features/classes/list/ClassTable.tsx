import { ArrowRightLeft, KeyRound, Rows3, Trash2, UsersRound } from 'lucide-react';
import { lazy, Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { covers, type Right } from '../../../../shared/access/rights';
import type { ClassRow } from '../../../../shared/classes/schema';
import { teacherPaths } from '../../../../shared/teacher-paths';
import lists from '../../../desk/lists.module.css';
import { Banner } from '../../../ui/Banner';
import { classNames } from '../../../ui/class-names';
import { DataTable } from '../../../ui/DataTable';
import { useNarrow } from '../../../ui/table-rows';
import { useDataTable } from '../../../ui/use-data-table';
import type { ClassDialog } from '../frame/ClassDialogs';
import { texts } from '../texts';
import { useClassActs } from '../use-class-acts';
import styles from './ClassTable.module.css';
import { ClassCard, classColumns } from './class-columns';
import { listTexts } from './texts';

const ClassDialogs = lazy(async () => ({ default: (await import('../frame/ClassDialogs')).ClassDialogs }));
const AnchoredMenu = lazy(async () => ({ default: (await import('../../../ui/MenuButton')).AnchoredMenu }));

/** The classes by name; a row opens its class. */
export function ClassTable({ classes }: { classes: readonly ClassRow[] }) {
  const [menu, setMenu] = useState<{ row: ClassRow; anchor: HTMLElement } | undefined>();
  const openMenu = useCallback((row: ClassRow, anchor: HTMLElement) => setMenu({ row, anchor }), []);
  const [open, setOpen] = useState<{ row: ClassRow; dialog: ClassDialog } | undefined>();
  const closeMenu = useCallback(() => setMenu(undefined), []);
  const isNarrow = useNarrow();
  // When rows become cards, its button is unmounted.
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
        className={classNames(lists.table, styles.table)}
        cardsClassName={lists.cards}
        hasSortBar={false}
        card={(row) => <ClassCard row={row} onMenu={openMenu} />}
      />
      {menu && (
        <RowMenu
          row={menu.row}
          anchor={menu.anchor}
          onClose={closeMenu}
          onRemove={() => acts.remove(menu.row)}
          onDialog={(dialog) => setOpen({ row: menu.row, dialog })}
        />
      )}
      {open && (
        <Suspense>
          <ClassDialogs schoolClass={open.row} dialog={open.dialog} onClose={() => setOpen(undefined)} />
        </Suspense>
      )}
    </>
  );
}

interface RowMenuProps {
  row: ClassRow;
  anchor: HTMLElement;
  onClose: () => void;
  onRemove: () => void;
  onDialog: (dialog: ClassDialog) => void;
}

function RowMenu({ row, anchor, onClose, onRemove, onDialog }: RowMenuProps) {
  const [, navigate] = useLocation();
  const may = (needed: Right) => covers(row.right, needed);
  const items = [
    {
      label: listTexts.open,
      icon: <Rows3 size={18} />,
      onSelect: () => navigate(teacherPaths.students(row._id)),
    },
    ...(may('mark')
      ? [
          {
            label: texts.printSlips,
            icon: <KeyRound size={18} />,
            onSelect: () => navigate(teacherPaths.slips(row._id)),
          },
        ]
      : []),
    {
      label: may('own') ? texts.shareWithColleagues : texts.colleagues,
      icon: <UsersRound size={18} />,
      onSelect: () => onDialog('colleagues'),
    },
    ...(may('own')
      ? [
          {
            label: texts.handOver,
            icon: <ArrowRightLeft size={18} />,
            onSelect: () => onDialog('hand-over'),
          },
          { label: texts.remove, icon: <Trash2 size={18} />, danger: true, onSelect: onRemove },
        ]
      : []),
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
