import { FileText, IdCard, KeyRound, Link2, MoveRight, Pencil, UserMinus } from 'lucide-react';
import { lazy, Suspense, useEffect } from 'react';
import { useLocation } from 'wouter';
import type { ClassMember } from '../../../../shared/classes/schema';
import { teacherPaths } from '../../../../shared/teacher-paths';
import { useMay } from '../../../colleagues/use-may';
import { useNarrow } from '../../../ui/table-rows';
import { usesPin } from '../class-sign-in';
import { menuTexts, texts } from './texts';
import type { MemberRows } from './use-member-rows';

// Lazy, or the menu library would load with the page.
const AnchoredMenu = lazy(async () => ({ default: (await import('../../../ui/MenuButton')).AnchoredMenu }));

interface MemberMenuProps {
  classId: string;
  rows: MemberRows;
  menu: NonNullable<MemberRows['menu']>;
  onRemove: (member: ClassMember) => void;
}

/** The menu of the row it was opened from. */
export function MemberMenu({ classId, rows, menu, onRemove }: MemberMenuProps) {
  const [, navigate] = useLocation();
  const isNarrow = useNarrow();
  const { closeMenu, openDialog } = rows;
  // When rows become cards, its button is unmounted.
  useEffect(() => closeMenu, [isNarrow, closeMenu]);
  const { member } = menu;
  const mayEdit = useMay('edit');
  const mayMark = useMay('mark');
  const items = [
    ...(mayEdit
      ? [{ label: menuTexts.edit, icon: <Pencil size={18} />, onSelect: () => openDialog('edit', member) }]
      : []),
    {
      label: menuTexts.parents,
      icon: <FileText size={18} />,
      onSelect: () => navigate(teacherPaths.pupilReport(classId, member._id)),
    },
    ...(mayMark && usesPin(member)
      ? [
          {
            label: member.hasPin ? menuTexts.newPin : menuTexts.makePin,
            icon: <KeyRound size={18} />,
            onSelect: () => openDialog('pin', member),
          },
          {
            label: menuTexts.printSlip,
            icon: <IdCard size={18} />,
            onSelect: () => navigate(`${teacherPaths.slips(classId)}?member=${member._id}`),
          },
          ...(mayEdit
            ? [
                {
                  label: menuTexts.join,
                  icon: <Link2 size={18} />,
                  onSelect: () => openDialog('join', member),
                },
              ]
            : []),
        ]
      : []),
    ...(mayEdit
      ? [
          {
            label: menuTexts.move,
            icon: <MoveRight size={18} />,
            onSelect: () => openDialog('move', member),
          },
          {
            ...{ label: texts.remove, icon: <UserMinus size={18} />, danger: true },
            onSelect: () => onRemove(member),
          },
        ]
      : []),
  ];
  return (
    <Suspense>
      <AnchoredMenu
        key={member._id}
        label={texts.moreFor(member.name)}
        items={items}
        anchor={menu.anchor}
        onClose={closeMenu}
      />
    </Suspense>
  );
}
