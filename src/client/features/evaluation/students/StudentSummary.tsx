import { lazy, Suspense, useState } from 'react';
import { TAB_CHANGE_LIMIT } from '../../../../shared/constants';
import type { StudentResult } from '../../../../shared/results/schema';
import { distinguishingMark } from '../../../../shared/tell-apart';
import { endedTexts } from '../../../desk/ended-texts';
import { formatDateTime } from '../../../platform/date-format';
import { trpc } from '../../../platform/trpc';
import { Badge } from '../../../ui/Badge';
import { StateChip } from '../MarkOrigin';
import { reviewCountOf, suggestedCountOf } from '../review';
import { percentText, scoreText, texts } from '../texts';
import styles from './StudentSummary.module.css';

const FocusLossesDialog = lazy(async () => ({
  default: (await import('../../../desk/focus-losses/FocusLossesDialog')).FocusLossesDialog,
}));

/** One student's attempt at a glance, above the answers. */
export function StudentSummary({ quizId, student }: { quizId: string; student: StudentResult }) {
  const [isTimelineOpen, setTimelineOpen] = useState(false);
  const receipt = useReceipt(quizId, student.attemptId);
  const mark = distinguishingMark(student);
  return (
    <div className="grid gap-1 tabular-nums">
      <p className="flex flex-wrap items-baseline gap-1 gap-x-3">
        <span className={styles.score}>{scoreText(student)}</span> {percentText(student)}{' '}
        <StudentStatus student={student} />
      </p>
      <p className="text-muted text-sm break-anywhere">
        {mark !== null && <>{mark} · </>}
        {endedTexts[student.submittedBy].told}, {formatDateTime(student.submittedAt)}
        {receipt && (
          <>
            {' '}
            · {texts.receipt} <span className={styles.receipt}>{receipt}</span>
          </>
        )}
      </p>
      <p className="text-muted text-sm break-anywhere">
        Tab changes:{' '}
        {student.focusLostCount === 0 ? (
          <FocusLostBadge count={0} />
        ) : (
          <button type="button" className={styles.focus} onClick={() => setTimelineOpen(true)}>
            <FocusLostBadge count={student.focusLostCount} /> {texts.showFocusLosses}
          </button>
        )}
      </p>
      {isTimelineOpen && (
        <Suspense>
          <FocusLossesDialog
            quizId={quizId}
            attemptId={student.attemptId}
            studentName={student.studentName}
            isRunning={false}
            onClose={() => setTimelineOpen(false)}
          />
        </Suspense>
      )}
    </div>
  );
}

/** The receipt of a submitted attempt; undefined while loading. Fetched once for the whole class. */
function useReceipt(quizId: string, attemptId: string): string | undefined {
  const { data } = trpc.supervision.live.useQuery({ quizId }, { staleTime: Number.POSITIVE_INFINITY });
  return data?.students.find((student) => student.attemptId === attemptId)?.receipt ?? undefined;
}

/** The state of one student's answers: to review, suggested, released; and whether others submitted them. */
export function StudentStatus({ student }: { student: StudentResult }) {
  return (
    <span className={styles.status}>
      <Marking student={student} />
      {student.submittedBy !== 'student' && <Badge>{endedTexts[student.submittedBy].badge}</Badge>}
    </span>
  );
}

export function Marking({ student }: { student: StudentResult }) {
  if (!student.isEvaluated) return <Badge>{texts.waiting}</Badge>;
  const toReview = reviewCountOf(student);
  const suggested = suggestedCountOf(student);
  return (
    <>
      {toReview > 0 && <StateChip state="to-review" count={toReview} />}
      {suggested > 0 && <StateChip state="suggested" count={suggested} />}
      {student.heldBack !== null && <Badge tone="warn">{texts.heldBack}</Badge>}
      {student.scoresReleased && <span className="text-muted font-normal">{texts.released}</span>}
      {!student.scoresReleased && student.heldBack === null && toReview + suggested === 0 && (
        <span className="text-muted font-normal">{texts.evaluated}</span>
      )}
    </>
  );
}

/** The number of times a student left the quiz: amber from the first, red from the limit. */
export function FocusLostBadge({ count }: { count: number }) {
  if (count === 0) return <span className="text-muted font-normal">0</span>;
  return <Badge tone={count >= TAB_CHANGE_LIMIT ? 'bad' : 'warn'}>{count}</Badge>;
}
