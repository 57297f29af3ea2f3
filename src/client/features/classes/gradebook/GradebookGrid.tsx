import { type MouseEvent, useCallback } from 'react';
import { useLocation } from 'wouter';
import { isOwnColumn } from '../../../../shared/gradebook/columns';
import type { GradeScale } from '../../../../shared/gradebook/grade-scale';
import type { GradebookColumn, OwnColumn } from '../../../../shared/gradebook/schema';
import { teacherPaths } from '../../../../shared/teacher-paths';
import { classNames } from '../../../ui/class-names';
import { Grid } from '../../../ui/grid/Grid';
import type { GridPlace } from '../../../ui/grid/grid-place';
import { useGrid } from '../../../ui/grid/use-grid';
import type { Sorting } from '../../../ui/use-data-table';
import { GradebookFoot } from './GradebookFoot';
import styles from './GradebookGrid.module.css';
import { GradebookHead } from './GradebookHead';
import { GradebookRow } from './GradebookRow';
import type { ShownAs } from './gradebook-address';
import type { GradebookView } from './gradebook-view';
import type { SetOwnMark } from './use-own-marks';

interface GradebookGridProps {
  classId: string;
  /** The accessible name. */
  label: string;
  view: GradebookView;
  shownAs: ShownAs;
  gradeScale: GradeScale | null;
  sorting: Sorting;
  onSort: (sorting: Sorting) => void;
  hasWeights: boolean;
  /** Absent, as are the others below, if the reader may only look. */
  onWeight: ((column: GradebookColumn, percent: number) => void) | undefined;
  onMark: SetOwnMark | undefined;
  onEdit: ((column: OwnColumn) => void) | undefined;
  /** Moves a column to an index among the shown own ones. */
  onMove: ((column: OwnColumn, to: number) => void) | undefined;
}

const SIZE = { row: 1.875, column: 7.5 };

/** Members x columns with sticky heads, names and figures. */
export function GradebookGrid(props: GradebookGridProps) {
  const { classId, label, view, shownAs, gradeScale, sorting, onSort, hasWeights } = props;
  const { rows, columns } = view;
  const [rowCount, columnCount] = [rows.length, columns.length];
  const footRows = hasWeights ? 2 : 1;
  const grid = useGrid({ rows: rowCount, columns: columnCount, headRows: 1, footRows }, SIZE);
  const { shown, tabStop, goTo } = grid;
  const onGoTo = useCallback(
    ({ row, column }: GridPlace) => {
      const isInside = row >= 0 && row < rowCount && column < columnCount;
      if (isInside) goTo({ row, column });
      return isInside;
    },
    [goTo, rowCount, columnCount],
  );
  const ownStart = columns.findIndex(isOwnColumn);
  const { onEdit, onMove } = props;
  const move =
    onMove &&
    ((column: OwnColumn, to: number) => {
      onMove(column, to);
      // The focus follows the column.
      requestAnimationFrame(() => goTo({ row: -1, column: ownStart + to }));
    });
  const hasGrades = gradeScale !== null;
  return (
    <Grid
      {...{ grid, label }}
      className={classNames(styles.box, hasGrades && styles.graded)}
      onClick={useLinks()}
      head={<GradebookHead {...{ columns, hasGrades, sorting, onSort, onEdit }} onMove={move} place={grid} />}
      row={(row) => {
        const each = rows[row];
        return (
          each && (
            <GradebookRow
              key={each.member._id}
              shown={each}
              row={row}
              columns={columns}
              columnStart={shown.columnStart}
              columnEnd={shown.columnEnd}
              tabStop={tabStop.row === row ? tabStop.column : undefined}
              shownAs={shownAs}
              gradeScale={gradeScale}
              onMark={props.onMark}
              onGoTo={onGoTo}
              href={teacherPaths.classStudent(classId, each.member._id)}
            />
          )
        );
      }}
      foot={<GradebookFoot {...{ view, gradeScale }} onWeight={props.onWeight} place={grid} />}
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
