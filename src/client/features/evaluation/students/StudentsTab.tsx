import { useState } from 'react';
import type { QuizResults } from '../../../../shared/results/schema';
import { Banner } from '../../../ui/Banner';
import { EmptyState } from '../../../ui/EmptyState';
import { SegmentedControl } from '../../../ui/SegmentedControl';
import { useNarrow } from '../../../ui/use-narrow';
import { reviewCountOf } from '../review';
import { texts } from '../texts';
import type { LineMessage } from '../use-message-line';
import type { useViewAddress } from '../use-view-address';
import { StudentCards } from './StudentCards';
import { StudentDrawer } from './StudentDrawer';
import styles from './StudentsTab.module.css';
import { StudentTable } from './StudentTable';
import { nextSorting, type Sorting } from './sort-students';
import { useStudentOrder } from './use-student-order';

interface StudentsTabProps {
  results: QuizResults;
  message: LineMessage | undefined;
  address: ReturnType<typeof useViewAddress>;
}

/** Every student with score, focus and status; the answers of one open at the right. */
export function StudentsTab({ results, message, address }: StudentsTabProps) {
  const [sorting, setSorting] = useState<Sorting>({ column: 'student', descending: false });
  const [filter, setFilter] = useState<'all' | 'review'>('all');
  const isNarrow = useNarrow();
  const { students, isInOrder } = useStudentOrder(results.results, {
    sorting,
    onlyToReview: filter === 'review',
    hold: results.evaluationStatus === 'in-progress' || address.studentId !== null,
  });
  const toReview = results.results.filter((student) => reviewCountOf(student) > 0).length;
  const isUntouched =
    results.evaluationStatus === 'pending' && results.results.every(({ isEvaluated }) => !isEvaluated);
  const List = isNarrow ? StudentCards : StudentTable;

  return (
    <div className={styles.tab}>
      {isUntouched && <Banner tone="info">{texts.startToMark}</Banner>}
      <div className={styles.filter}>
        <SegmentedControl
          label="Show"
          labelHidden
          options={[
            { value: 'all', label: `All (${results.results.length})` },
            { value: 'review', label: `${texts.needsReview} (${toReview})` },
          ]}
          value={filter}
          onChange={setFilter}
        />
      </div>
      {students.length === 0 ? (
        <EmptyState title={texts.nothingToReview}>{texts.nothingToReviewMore}</EmptyState>
      ) : (
        <List
          students={students}
          sorting={sorting}
          isInOrder={isInOrder}
          onSort={(column) => setSorting((before) => nextSorting(before, column))}
          onView={address.openStudent}
        />
      )}
      <StudentDrawer results={results} students={students} message={message} address={address} />
    </div>
  );
}
