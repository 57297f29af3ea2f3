import { ClockPlus, EyeOff, RotateCcw } from 'lucide-react';
import { useMay } from '../../../quiz-parts/use-may';
import { Menu } from '../../../ui/Menu';
import { texts } from '../texts';
import type { RowFacts } from './row-facts';

export type StudentAct = 'message' | 'time' | 'focusLosses' | 'reopen';

interface StudentMenuProps {
  student: Pick<RowFacts, 'studentName' | 'submittedAt' | 'isReleased' | 'tabChanges'>;
  onAct: (act: StudentAct) => void;
}

/** What can be done for one student, and what there is to see; nothing where there is neither. */
export function StudentMenu({ student, onAct }: StudentMenuProps) {
  const mayRun = useMay('mark');
  const isRunning = student.submittedAt === null;
  const items = [
    ...(mayRun && isRunning
      ? [{ act: 'time', label: texts.giveTime, icon: <ClockPlus size={18} /> } as const]
      : []),
    ...(student.tabChanges === null
      ? []
      : [{ act: 'focusLosses', label: texts.tabChanges, icon: <EyeOff size={18} /> } as const]),
    ...(!mayRun || isRunning || student.isReleased
      ? []
      : [{ act: 'reopen', label: texts.reopen, icon: <RotateCcw size={18} /> } as const]),
  ];
  if (items.length === 0) return null;
  return (
    <Menu
      label={texts.actionsFor(student.studentName)}
      items={items.map(({ act, ...item }) => ({ ...item, onSelect: () => onAct(act) }))}
    />
  );
}
