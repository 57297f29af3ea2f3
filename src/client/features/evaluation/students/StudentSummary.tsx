import { lazy, Suspense, useState } from 'react';
import type { StudentResult } from '../../../../shared/results/schema';
import { formatDateTime } from '../../../platform/date-format';
import { trpc } from '../../../platform/trpc';
import { endedTexts } from '../../../quiz-parts/ended-texts';
import { percentText, scoreText, texts } from '../texts';
import { FocusLostBadge, StudentStatus } from './StudentStatus';
import styles from './StudentSummary.module.css';

const FocusLossesDialog = lazy(async () => ({
  default: (await import('../../../quiz-parts/focus-losses/FocusLossesDialog')).FocusLossesDialog,
}));

/** One student's attempt in one look, above the answers. */
export function StudentSummary({ quizId, student }: { quizId: string; student: StudentResult }) {
  const [isTimelineOpen, setTimelineOpen] = useState(false);
  const receipt = useReceipt(quizId, student.attemptId);
  return (
    <div className={styles.summary}>
      <p className={styles.line}>
        <span className={styles.score}>{scoreText(student)}</span> {percentText(student)}{' '}
        <StudentStatus student={student} />
      </p>
      <p className={styles.more}>
        {student.studentEmail} · {endedTexts[student.submittedBy].told}, {formatDateTime(student.submittedAt)}
        {receipt && (
          <>
            {' '}
            · {texts.receipt} <span className={styles.receipt}>{receipt}</span>
          </>
        )}
      </p>
      <p className={styles.more}>
        Focus lost:{' '}
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

/** The receipt of a submitted attempt; undefined until it is known. It is asked for once, with those of the whole class. */
function useReceipt(quizId: string, attemptId: string): string | undefined {
  const { data } = trpc.supervision.live.useQuery({ quizId }, { staleTime: Number.POSITIVE_INFINITY });
  return data?.students.find((student) => student.attemptId === attemptId)?.receipt ?? undefined;
}
