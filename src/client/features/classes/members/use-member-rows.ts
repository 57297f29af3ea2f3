import { useCallback, useMemo, useRef, useState } from 'react';
import type { ClassMember } from '../../../../shared/classes/schema';

type MemberDialogName = 'edit' | 'pin' | 'join' | 'move';

/** The actions of a row. */
export interface RowActs {
  readonly openMenu: (member: ClassMember, button: HTMLElement) => void;
  readonly isMenuOpen: (member: ClassMember) => boolean;
}

/** The open menu and the open dialog. */
export function useMemberRows() {
  const [menu, setMenu] = useState<{ member: ClassMember; anchor: HTMLElement } | undefined>();
  const [dialog, setDialog] = useState<{ name: MemberDialogName; memberId: string } | undefined>();
  const openDialog = (name: MemberDialogName, { _id: memberId }: ClassMember) =>
    setDialog({ name, memberId });
  const acts: RowActs = {
    openMenu: (member, anchor) => setMenu({ member, anchor }),
    isMenuOpen: ({ _id }) => menu?.member._id === _id,
  };
  const latest = useRef(acts);
  latest.current = acts;
  const kept = useMemo<RowActs>(
    () => ({
      openMenu: (member, anchor) => latest.current.openMenu(member, anchor),
      isMenuOpen: (member) => latest.current.isMenuOpen(member),
    }),
    [],
  );
  return {
    ...acts,
    ...{ menu, dialog, openDialog },
    closeMenu: useCallback(() => setMenu(undefined), []),
    closeDialog: useCallback(() => setDialog(undefined), []),
    stateOf: (member: ClassMember) => String(acts.isMenuOpen(member)),
    /** A stable object with current behaviour, so that rows re-render only when they change. */
    kept,
  };
}

export type MemberRows = ReturnType<typeof useMemberRows>;
