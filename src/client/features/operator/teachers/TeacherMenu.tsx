import { CalendarPlus, CalendarX, LogOut } from 'lucide-react';
import { lazy, Suspense } from 'react';
import type { SchoolTeacher } from '../../../../shared/operator/school';
import { texts } from './texts';

const AnchoredMenu = lazy(async () => ({ default: (await import('../../../ui/MenuButton')).AnchoredMenu }));

/** What can be done for a teacher. */
export type TeacherAct = 'grant' | 'endPlan' | 'signOut';

interface TeacherMenuProps {
  teacher: SchoolTeacher;
  anchor: HTMLElement;
  onChoose: (act: TeacherAct) => void;
  onClose: () => void;
}

/** The menu of a teacher; each of its items asks before it does anything. */
export function TeacherMenu({ teacher, anchor, onChoose, onClose }: TeacherMenuProps) {
  const item = (act: TeacherAct, icon: React.ReactNode) => ({
    label: texts[act],
    icon,
    danger: act !== 'grant',
    onSelect: () => onChoose(act),
  });
  return (
    <Suspense>
      <AnchoredMenu
        label={texts.more(teacher.name)}
        items={[
          item('grant', <CalendarPlus size={18} />),
          ...(teacher.planActive ? [item('endPlan', <CalendarX size={18} />)] : []),
          item('signOut', <LogOut size={18} />),
        ]}
        anchor={anchor}
        onClose={onClose}
      />
    </Suspense>
  );
}
