import { useMemo, useState } from 'react';
import { byName } from '../../../../shared/by-name';
import type { QuizResults, StudentResult } from '../../../../shared/results/schema';
import { useMay } from '../../../colleagues/use-may';
import { TabRowActions } from '../../../desk/frame/HeadActions';
import { Banner } from '../../../ui/Banner';
import { DataTable } from '../../../ui/DataTable';
import { ConfirmDialog } from '../../../ui/Dialog';
import { EmptyState } from '../../../ui/EmptyState';
import { SegmentedControl } from '../../../ui/SegmentedControl';
import { useDataTable } from '../../../ui/use-data-table';
import { CommentsProvider } from '../comments/use-comments';
import type { LineMessage } from '../MessageLine';
import { reviewCountOf } from '../review';
import { texts } from '../texts';
import { Conflicts } from '../together/Conflicts';
import { useMarking } from '../use-marking';
import type { useViewAddress } from '../use-view-address';
import { holdTexts } from './hold-texts';
import { StudentDrawer } from './StudentDrawer';
import styles from './StudentsTab.module.css';
import { StudentCard, studentColumns } from './student-columns';
import { useHold } from './use-hold';

interface StudentsTabProps {
  results: QuizResults;
  message: LineMessage | undefined;
  address: ReturnType<typeof useViewAddress>;
}

const FITS = {
  all: () => true,
  review: (student: StudentResult) => reviewCountOf(student) > 0,
} as const;

/** The students with score, focus losses and status; one student's answers open at the right. */
export function StudentsTab({ results, message, address }: StudentsTabProps) {
  const { refused } = useMarking();
  const [filter, setFilter] = useState<keyof typeof FITS>('all');
  const mayMark = useMay('mark');
  const hold = useHold(results.quizId);
  const acts = { onView: address.openStudent, hold: mayMark ? hold : undefined };
  const table = useDataTable({
    rows: useMemo(() => results.results.toSorted(byName), [results]),
    columns: studentColumns(acts),
    rowId: ({ studentId }) => studentId,
    sortedBy: 'student',
    filter: { id: filter, fits: FITS[filter] },
    // Holds the order while marks arrive and while a student is open.
    isHeld: results.evaluationStatus === 'in-progress' || address.studentId !== null,
  });
  const students = table.rows.map(({ original }) => original);
  const toReview = results.results.filter(FITS.review).length;
  const isUntouched =
    results.evaluationStatus === 'pending' && results.results.every(({ isEvaluated }) => !isEvaluated);

  return (
    <div className="grid grid-cols-1 gap-3">
      {address.studentId === null && <Conflicts results={results} refused={refused} />}
      {isUntouched && <Banner tone="info">{texts.startToMark}</Banner>}
      <TabRowActions>
        <div className={styles.filter}>
          <SegmentedControl
            label="Show"
            labelHidden
            size="small"
            options={[
              { value: 'all', label: `All (${results.results.length})` },
              { value: 'review', label: `${texts.needsReview} (${toReview})` },
            ]}
            value={filter}
            onChange={setFilter}
          />
        </div>
      </TabRowActions>
      {students.length === 0 ? (
        <EmptyState title={texts.nothingToReview}>{texts.nothingToReviewMore}</EmptyState>
      ) : (
        <DataTable
          label="Students"
          className={styles.table}
          table={table}
          card={(student) => <StudentCard student={student} {...acts} />}
        />
      )}
      <ConfirmDialog
        open={hold.asked !== undefined}
        title={holdTexts.releaseTitle(hold.asked?.studentName ?? '')}
        body={holdTexts.releaseBody}
        confirmLabel={holdTexts.end['since-release']}
        busy={hold.isBusy}
        onConfirm={() => hold.asked && hold.endNow(hold.asked)}
        onCancel={hold.close}
      />
      <CommentsProvider quizId={results.quizId}>
        <StudentDrawer results={results} students={students} message={message} address={address} />
      </CommentsProvider>
    </div>
  );
}
