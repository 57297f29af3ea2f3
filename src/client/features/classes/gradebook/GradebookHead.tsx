import { EyeOff } from 'lucide-react';
import type { GradebookQuiz } from '../../../../shared/gradebook/schema';
import { formatDate } from '../../../platform/date-format';
import { ColumnGap } from '../../../ui/grid/Grid';
import grid from '../../../ui/grid/Grid.module.css';
import { GridSortHead } from '../../../ui/grid/GridSortHead';
import { FIGURES, isSamePlace, NAMES } from '../../../ui/grid/grid-place';
import type { GridState } from '../../../ui/grid/use-grid';
import type { Sorting } from '../../../ui/use-data-table';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import styles from './GradebookHead.module.css';
import { texts } from './texts';

interface GradebookHeadProps {
  quizzes: readonly GradebookQuiz[];
  place: Pick<GridState, 'shown' | 'tabStop'>;
  sorting: Sorting;
  onSort: (sorting: Sorting) => void;
}

const TITLES = -1;

/** The titles with the maxima, in one line; they sort. */
export function GradebookHead({ quizzes, place: { shown, tabStop }, sorting, onSort }: GradebookHeadProps) {
  const headOf = (column: number) => {
    const at = { row: TITLES, column };
    return { at, isTabStop: isSamePlace(tabStop, at), sorting, onSort };
  };
  return (
    <tr aria-rowindex={1} className={grid.row}>
      <GridSortHead id="name" {...headOf(NAMES)}>
        {texts.student}
      </GridSortHead>
      <GridSortHead id="mean" {...headOf(FIGURES)}>
        {texts.mean}
      </GridSortHead>
      <ColumnGap columns={shown.columnStart} />
      {quizzes.slice(shown.columnStart, shown.columnEnd).map((quiz, at) => (
        <GridSortHead
          key={quiz.quizId}
          id={quiz.quizId}
          title={[
            quiz.title,
            formatDate(quiz.date),
            ...(quiz.namesHidden ? [texts.namesHiddenMore] : []),
          ].join('\n')}
          {...headOf(shown.columnStart + at)}
        >
          <span className={styles.title} dir="auto">
            {quiz.title}
          </span>
          <span className={styles.maximum}>{texts.maximum(quiz)}</span>
          {quiz.namesHidden && (
            <>
              <EyeOff size={13} aria-hidden="true" className={styles.hidden} />
              <VisuallyHidden>{texts.namesHiddenMore}</VisuallyHidden>
            </>
          )}
        </GridSortHead>
      ))}
    </tr>
  );
}
