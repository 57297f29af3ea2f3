import { useState } from 'react';
import type { LiveQuiz } from '../../../../shared/supervision/schema';
import { EmptyState } from '../../../ui/EmptyState';
import { SegmentedControl } from '../../../ui/SegmentedControl';
import { useNarrow } from '../../../ui/use-narrow';
import { texts } from '../texts';
import { LiveCards } from './LiveCards';
import { LiveTable } from './LiveTable';
import { needsAttention, type WatchedStudent } from './live-state';
import type { StudentAct } from './StudentMenu';
import styles from './StudentsSection.module.css';
import { type LiveColumn, type LiveSorting, nextLiveSorting } from './sort-live';
import { useLiveOrder } from './use-live-order';
import { useRowInUse } from './use-row-in-use';

interface StudentsSectionProps {
  quiz: LiveQuiz;
  onAct: (act: StudentAct, student: WatchedStudent) => void;
}

/** Every student who has started, in the order that the teacher chose. */
export function StudentsSection({ quiz, onAct }: StudentsSectionProps) {
  const [sorting, setSorting] = useState<LiveSorting>({ column: 'name', descending: false });
  const [filter, setFilter] = useState<'all' | 'attention'>('all');
  const [version, setVersion] = useState(0);
  const { isInUse, watch } = useRowInUse();
  const { students, isInOrder } = useLiveOrder(quiz, {
    ...{ sorting, onlyAttention: filter === 'attention', version },
    hold: isInUse,
  });
  const isNarrow = useNarrow();
  const List = isNarrow ? LiveCards : LiveTable;
  const isPaused = quiz.pausedSince !== null;
  const attention = quiz.students.filter((student) => needsAttention(student, isPaused)).length;
  const sort = (column: LiveColumn) => {
    setSorting((before) => nextLiveSorting(before, column));
    setVersion((before) => before + 1);
  };
  return (
    <section aria-label="Students" className={styles.section}>
      <div className={styles.filter}>
        <SegmentedControl
          label="Show"
          labelHidden
          options={[
            { value: 'all', label: `${texts.showAll} (${quiz.students.length})` },
            { value: 'attention', label: `${texts.needsAttention} (${attention})` },
          ]}
          value={filter}
          onChange={(chosen) => {
            setFilter(chosen);
            setVersion((before) => before + 1);
          }}
        />
      </div>
      {students.length === 0 ? (
        <EmptyState title={texts.nothingNeedsAttention}>{texts.nothingNeedsAttentionMore}</EmptyState>
      ) : (
        <div {...watch}>
          <List {...{ quiz, students, sorting, isInOrder, onAct }} onSort={sort} />
        </div>
      )}
    </section>
  );
}
