import { ClockPlus, EyeOff, RotateCcw } from 'lucide-react';
import { Menu } from '../../../ui/Menu';
import { texts } from '../texts';
import type { RowFacts } from './row-facts';

export type StudentAct = 'message' | 'time' | 'focusLosses' | 'reopen';

interface StudentMenuProps {
  student: Pick<RowFacts, 'studentName' | 'submittedAt' | 'isReleased' | 'tabChanges'>;
  onAct: (act: StudentAct) => void;
}

/** What can be done for one student. */
export function StudentMenu({ student, onAct }: StudentMenuProps) {
  const isRunning = student.submittedAt === null;
  const items = [
    ...(isRunning ? [{ act: 'time', label: texts.giveTime, icon: <ClockPlus size={18} /> } as const] : []),
    ...(student.tabChanges === null
      ? []
      : [{ act: 'focusLosses', label: texts.tabChanges, icon: <EyeOff size={18} /> } as const]),
    ...(isRunning || student.isReleased
      ? []
      : [{ act: 'reopen', label: texts.reopen, icon: <RotateCcw size={18} /> } as const]),
  ];
  return (
    <Menu
      label={texts.actionsFor(student.studentName)}
      items={items.map(({ act, ...item }) => ({ ...item, onSelect: () => onAct(act) }))}
    />
  );
}
