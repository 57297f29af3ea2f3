import { ClockPlus, EyeOff, RotateCcw } from 'lucide-react';
import type { LiveQuiz } from '../../../../shared/supervision/schema';
import { Menu } from '../../../ui/Menu';
import { texts } from '../texts';
import type { WatchedStudent } from './live-state';

export type StudentAct = 'time' | 'focusLosses' | 'reopen';

interface StudentMenuProps {
  student: WatchedStudent;
  quiz: Pick<LiveQuiz, 'allowTabChange'>;
  onAct: (act: StudentAct, student: WatchedStudent) => void;
}

/** What can be done for one student. */
export function StudentMenu({ student, quiz, onAct }: StudentMenuProps) {
  const isRunning = student.submittedAt === null;
  const items = [
    ...(isRunning ? [{ act: 'time', label: texts.giveTime, icon: <ClockPlus size={18} /> } as const] : []),
    ...(quiz.allowTabChange
      ? []
      : [{ act: 'focusLosses', label: texts.tabChanges, icon: <EyeOff size={18} /> } as const]),
    ...(isRunning || student.isReleased
      ? []
      : [{ act: 'reopen', label: texts.reopen, icon: <RotateCcw size={18} /> } as const]),
  ];
  return (
    <Menu
      label={texts.actionsFor(student.studentName)}
      items={items.map(({ act, ...item }) => ({ ...item, onSelect: () => onAct(act, student) }))}
    />
  );
}
