import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { StudentResult } from '../../../../shared/results/schema';
import { useShortcut, useShortcutsOn } from '../../../platform/shortcuts';
import { announce } from '../../../ui/Announcer';
import { Button } from '../../../ui/Button';
import styles from './StudentNav.module.css';

interface StudentNavProps {
  students: readonly StudentResult[];
  studentId: string;
  onMove: (studentId: string) => void;
}

/** Previous and next student in the order of the list; the keys K and J do the same. */
export function StudentNav({ students, studentId, onMove }: StudentNavProps) {
  const index = students.findIndex((student) => student.studentId === studentId);
  const moveTo = (student: StudentResult | undefined) => {
    if (!student) return;
    onMove(student.studentId);
    announce(student.studentName);
  };
  // A student outside the filter has no neighbours.
  const previous = index > 0 ? students[index - 1] : undefined;
  const next = index >= 0 ? students[index + 1] : undefined;
  const hasKeys = useShortcutsOn();
  useShortcut('j', () => moveTo(next), { inDialog: true });
  useShortcut('k', () => moveTo(previous), { inDialog: true });
  return (
    <nav className={styles.nav} aria-label="Students">
      <Button
        variant="secondary"
        disabled={!previous}
        aria-keyshortcuts={hasKeys ? 'K' : undefined}
        onClick={() => moveTo(previous)}
      >
        <ChevronLeft size={18} aria-hidden="true" /> Previous
      </Button>
      <span className={styles.place}>
        {index >= 0 && `${index + 1} of ${students.length}`}
        {hasKeys && students.length > 1 && (
          <span className={styles.keys} aria-hidden="true">
            Keys <kbd>K</kbd> <kbd>J</kbd>
          </span>
        )}
      </span>
      <Button
        variant="secondary"
        disabled={!next}
        aria-keyshortcuts={hasKeys ? 'J' : undefined}
        onClick={() => moveTo(next)}
      >
        Next <ChevronRight size={18} aria-hidden="true" />
      </Button>
    </nav>
  );
}
