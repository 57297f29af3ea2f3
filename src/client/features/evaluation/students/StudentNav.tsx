import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { StudentResult } from '../../../../shared/results/schema';
import { useAnnounce } from '../../../ui/Announcer';
import { Button } from '../../../ui/Button';
import styles from './StudentNav.module.css';

interface StudentNavProps {
  students: readonly StudentResult[];
  studentId: string;
  onMove: (studentId: string) => void;
}

/** Previous and next student in the order of the list. */
export function StudentNav({ students, studentId, onMove }: StudentNavProps) {
  const announce = useAnnounce();
  const index = students.findIndex((student) => student.studentId === studentId);
  const moveTo = (student: StudentResult | undefined) => {
    if (!student) return;
    onMove(student.studentId);
    announce(student.studentName);
  };
  // A student outside the filter has no neighbours.
  const previous = index > 0 ? students[index - 1] : undefined;
  const next = index >= 0 ? students[index + 1] : undefined;
  return (
    <nav className={styles.nav} aria-label="Students">
      <Button variant="secondary" disabled={!previous} onClick={() => moveTo(previous)}>
        <ChevronLeft size={18} aria-hidden="true" /> Previous
      </Button>
      <span className={styles.place}>{index >= 0 && `${index + 1} of ${students.length}`}</span>
      <Button variant="secondary" disabled={!next} onClick={() => moveTo(next)}>
        Next <ChevronRight size={18} aria-hidden="true" />
      </Button>
    </nav>
  );
}
