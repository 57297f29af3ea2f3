import { lazy, Suspense } from 'react';
import type { SchoolClass } from '../../../../shared/classes/schema';
import type { MemberRows } from './use-member-rows';

// Asked for by a press: the page does not wait for them.
const MemberDialog = lazy(async () => ({ default: (await import('./MemberDialog')).MemberDialog }));
const PinDialog = lazy(async () => ({ default: (await import('./PinDialog')).PinDialog }));
const JoinDialog = lazy(async () => ({ default: (await import('./JoinDialog')).JoinDialog }));
const MoveDialog = lazy(async () => ({ default: (await import('./MoveDialog')).MoveDialog }));

const DIALOGS = { edit: MemberDialog, pin: PinDialog, join: JoinDialog, move: MoveDialog };

interface MemberDialogsProps {
  schoolClass: SchoolClass;
  rows: MemberRows;
}

/** Whatever is open for one member. */
export function MemberDialogs({ schoolClass, rows }: MemberDialogsProps) {
  const { dialog, closeDialog } = rows;
  const member = schoolClass.members.find(({ _id }) => _id === dialog?.memberId);
  if (!dialog || !member) return null;
  const Dialog = DIALOGS[dialog.name];
  return (
    <Suspense>
      <Dialog schoolClass={schoolClass} member={member} onClose={closeDialog} />
    </Suspense>
  );
}
