import type { StudentResult } from '../../../../shared/results/schema';
import { Badge } from '../../../ui/Badge';
import { reviewCountOf } from '../review';
import { texts } from '../texts';

/** Where one student's answers stand. */
export function StudentStatus({ student }: { student: StudentResult }) {
  const toReview = reviewCountOf(student);
  if (toReview > 0) {
    return (
      <Badge tone="warn">
        {texts.needsReview}: {toReview}
      </Badge>
    );
  }
  if (!student.isEvaluated) return <Badge>{texts.waiting}</Badge>;
  return student.scoresReleased ? (
    <Badge tone="ok">{texts.released}</Badge>
  ) : (
    <Badge tone="accent">{texts.evaluated}</Badge>
  );
}
