import { useMemo } from 'react';
import { numberedStudent } from '../../../../shared/results/names-hidden';
import type { QuizResults, StudentResult } from '../../../../shared/results/schema';
import { useMay } from '../../../colleagues/use-may';
import { wasAsked } from '../../../rules/results/was-asked';
import { Banner } from '../../../ui/Banner';
import { Button } from '../../../ui/Button';
import { DataTable } from '../../../ui/DataTable';
import { EmptyState } from '../../../ui/EmptyState';
import { type Column, useDataTable } from '../../../ui/use-data-table';
import { reviewCountOf } from '../review';
import { Marking } from '../students/StudentSummary';
import { percentText, scoreText } from '../texts';
import styles from './NamesHidden.module.css';
import { namesTexts as texts } from './names-texts';
import { ShowNamesButton } from './ShowNamesDialog';

interface NamesHiddenProps {
  results: QuizResults;
  onMark: () => void;
}

interface Row extends StudentResult {
  readonly number: number;
  readonly asked: number;
}

const markedOf = (row: Row) => (row.isEvaluated ? row.asked - reviewCountOf(row) : 0);

const COLUMNS: readonly Column<Row>[] = [
  {
    id: 'student',
    head: 'Student',
    kind: 'name',
    sortBy: ({ number }) => number,
    cell: ({ number }) => numberedStudent(number),
  },
  { id: 'marked', head: 'Marked', sortBy: markedOf, cell: (row) => texts.marked(markedOf(row), row.asked) },
  { id: 'score', head: 'Score', sortBy: ({ score }) => score, isLargestFirst: true, cell: scoreText },
  {
    id: 'percentage',
    head: '%',
    sortBy: ({ percentage }) => percentage,
    isLargestFirst: true,
    cell: percentText,
  },
  { id: 'status', head: 'Status', cell: (row) => <Status row={row} /> },
];

const Status = ({ row }: { row: Row }) => (
  <span className="inline-flex flex-wrap gap-1">
    <Marking student={row} />
  </span>
);

/** The students by number while names are hidden. */
export function NamesHidden({ results, onMark }: NamesHiddenProps) {
  const { questions } = results;
  const rows = useMemo(
    () =>
      results.results.map((student, at) => ({
        ...student,
        number: at + 1,
        asked: questions.filter(({ _id }) => wasAsked(student, _id)).length,
      })),
    [results.results, questions],
  );
  const table = useDataTable({
    rows,
    columns: COLUMNS,
    rowId: ({ number }) => String(number),
    sortedBy: 'student',
  });
  return (
    <div className="grid grid-cols-1 gap-3">
      <Banner tone="info" action={<WaysOn quizId={results.quizId} onMark={onMark} />}>
        <b>{texts.hidden}</b> {texts.why}
      </Banner>
      <DataTable
        label={texts.unnamed}
        table={table}
        hasSortBar={false}
        cardsClassName={styles.cards}
        card={(row) => (
          <li className={styles.card}>
            <b>{numberedStudent(row.number)}</b>
            <span>{texts.marked(markedOf(row), row.asked)}</span>
            <span className="font-semibold">{scoreText(row)}</span>
            <Status row={row} />
          </li>
        )}
      />
    </div>
  );
}

interface WaysOnProps extends Pick<NamesHiddenProps, 'onMark'> {
  quizId: string;
}

function WaysOn({ quizId, onMark }: WaysOnProps) {
  const mayMark = useMay('mark');
  return (
    <>
      {mayMark && <ShowNamesButton quizId={quizId} variant="ghost" />}
      <Button variant="secondary" onClick={onMark}>
        {mayMark ? texts.markByQuestion : texts.readByQuestion}
      </Button>
    </>
  );
}

/** Replaces the matrix while names are hidden: a row would link one student's answers. */
export const MatrixWaits = (ways: WaysOnProps) => (
  <div className={styles.waits}>
    <EmptyState
      title={texts.matrixWaits}
      action={
        <div className="flex flex-wrap justify-center gap-2">
          <WaysOn {...ways} />
        </div>
      }
    >
      {texts.matrixWaitsMore}
    </EmptyState>
  </div>
);
