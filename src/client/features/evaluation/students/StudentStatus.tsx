import { TAB_CHANGE_LIMIT } from '../../../../shared/constants';
import type { StudentResult } from '../../../../shared/results/schema';
import { endedTexts } from '../../../quiz-parts/ended-texts';
import { Badge } from '../../../ui/Badge';
import { StateChip } from '../MarkOrigin';
import { reviewCountOf, suggestedCountOf } from '../review';
import { texts } from '../texts';
import styles from './StudentStatus.module.css';

/** Where one student's answers stand: what waits for the teacher, what is only suggested, what is out; and who else handed them in. */
export function StudentStatus({ student }: { student: StudentResult }) {
  return (
    <span className={styles.status}>
      <Marking student={student} />
      {student.submittedBy !== 'student' && <Badge>{endedTexts[student.submittedBy].badge}</Badge>}
    </span>
  );
}

function Marking({ student }: { student: StudentResult }) {
  if (!student.isEvaluated) return <Badge>{texts.waiting}</Badge>;
  const toReview = reviewCountOf(student);
  const suggested = suggestedCountOf(student);
  return (
    <>
      {toReview > 0 && <StateChip state="needs-review" count={toReview} />}
      {suggested > 0 && <StateChip state="suggested" count={suggested} />}
      {student.scoresReleased && <Badge tone="ok">{texts.released}</Badge>}
      {!student.scoresReleased && toReview + suggested === 0 && (
        <Badge tone="accent">{texts.evaluated}</Badge>
      )}
    </>
  );
}

/** How often a student left the quiz: amber from the first time, red from the limit on. */
export function FocusLostBadge({ count }: { count: number }) {
  if (count === 0) return <span>0</span>;
  return <Badge tone={count >= TAB_CHANGE_LIMIT ? 'bad' : 'warn'}>{count}</Badge>;
}
