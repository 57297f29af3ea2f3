import { useMemo, useState } from 'react';
import { byName } from '../../../../shared/by-name';
import { DataTable } from '../../../ui/DataTable';
import { EmptyState } from '../../../ui/EmptyState';
import { SegmentedControl } from '../../../ui/SegmentedControl';
import { useDataTable } from '../../../ui/use-data-table';
import { useRowsInUse } from '../../../ui/use-rows-in-use';
import { texts } from '../texts';
import { needsAttention, type WatchedStudent } from './live-state';
import styles from './StudentsSection.module.css';
import { LiveCard, type LiveRows, liveColumns } from './student-columns';

/** Every student who has started, in the order that the teacher chose, also after news. */
export function StudentsSection(rows: LiveRows) {
  const { quiz } = rows;
  const [filter, setFilter] = useState<'all' | 'attention'>('all');
  const { isInUse, watch } = useRowsInUse();
  const isPaused = quiz.pausedSince !== null;
  const needsLook = (student: WatchedStudent) => needsAttention(student, isPaused);
  const table = useDataTable({
    rows: useMemo(() => quiz.students.toSorted(byName), [quiz]),
    columns: liveColumns(rows),
    rowId: ({ attemptId }) => attemptId,
    sortedBy: 'name',
    filter: { id: filter, fits: (student) => filter === 'all' || needsLook(student) },
    isHeld: isInUse,
  });
  return (
    <section aria-label="Students" className={styles.section}>
      <div className={styles.filter}>
        <SegmentedControl
          label="Show"
          labelHidden
          options={[
            { value: 'all', label: `${texts.showAll} (${quiz.students.length})` },
            {
              value: 'attention',
              label: `${texts.needsAttention} (${quiz.students.filter(needsLook).length})`,
            },
          ]}
          value={filter}
          onChange={setFilter}
        />
      </div>
      {table.rows.length === 0 ? (
        <EmptyState title={texts.nothingNeedsAttention}>{texts.nothingNeedsAttentionMore}</EmptyState>
      ) : (
        <div {...watch}>
          <DataTable
            label="Students"
            table={table}
            rowClassName={styles.row}
            card={(student) => <LiveCard student={student} {...rows} />}
          />
        </div>
      )}
    </section>
  );
}
