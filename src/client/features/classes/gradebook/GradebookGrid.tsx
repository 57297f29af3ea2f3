import type { MouseEvent } from 'react';
import { useLocation } from 'wouter';
import { teacherPaths } from '../../../../shared/teacher-paths';
import { Grid } from '../../../ui/grid/Grid';
import { useGrid } from '../../../ui/grid/use-grid';
import type { Sorting } from '../../../ui/use-data-table';
import { GradebookFoot } from './GradebookFoot';
import styles from './GradebookGrid.module.css';
import { GradebookHead } from './GradebookHead';
import { GradebookRow } from './GradebookRow';
import type { ShownAs } from './gradebook-address';
import type { GradebookView } from './gradebook-view';

interface GradebookGridProps {
  classId: string;
  /** The accessible name. */
  label: string;
  view: GradebookView;
  shownAs: ShownAs;
  sorting: Sorting;
  onSort: (sorting: Sorting) => void;
  hasWeights: boolean;
  onWeight: ((quizId: string, percent: number) => void) | undefined;
}

const SIZE = { row: 2, column: 7 };

/** Members x quizzes with sticky heads, names and figures. */
export function GradebookGrid(props: GradebookGridProps) {
  const { classId, label, view, shownAs, sorting, onSort, hasWeights, onWeight } = props;
  const { rows, quizzes } = view;
  const footRows = hasWeights ? 2 : 1;
  const grid = useGrid({ rows: rows.length, columns: quizzes.length, headRows: 1, footRows }, SIZE);
  const { shown, tabStop } = grid;
  return (
    <Grid
      {...{ grid, label }}
      className={styles.box}
      onClick={useLinks()}
      head={<GradebookHead {...{ quizzes, sorting, onSort }} place={grid} />}
      row={(row) => {
        const each = rows[row];
        return (
          each && (
            <GradebookRow
              key={each.member._id}
              shown={each}
              row={row}
              quizzes={quizzes}
              columnStart={shown.columnStart}
              columnEnd={shown.columnEnd}
              tabStop={tabStop.row === row ? tabStop.column : undefined}
              shownAs={shownAs}
              href={teacherPaths.classStudent(classId, each.member._id)}
            />
          )
        );
      }}
      foot={<GradebookFoot {...{ view, onWeight }} place={grid} />}
    />
  );
}

/** Click handler that follows a link without a page load; clicks with a modifier key stay the browser's. */
function useLinks() {
  const [, navigate] = useLocation();
  return (event: MouseEvent) => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const href = link?.getAttribute('href');
    if (!href) return;
    event.preventDefault();
    navigate(href);
  };
}
