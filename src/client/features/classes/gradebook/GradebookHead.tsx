import { EyeOff } from 'lucide-react';
import { columnIdOf, isOwnColumn } from '../../../../shared/gradebook/columns';
import type { GradebookColumn, OwnColumn } from '../../../../shared/gradebook/schema';
import { formatDate } from '../../../platform/date-format';
import { ColumnGap } from '../../../ui/grid/Grid';
import grid from '../../../ui/grid/Grid.module.css';
import { GridSortHead } from '../../../ui/grid/GridSortHead';
import { FIGURES, isSamePlace, NAMES } from '../../../ui/grid/grid-place';
import type { GridState } from '../../../ui/grid/use-grid';
import type { Sorting } from '../../../ui/use-data-table';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import styles from './GradebookHead.module.css';
import { ColumnTitle, OwnColumnHead } from './OwnColumnHead';
import { texts } from './texts';

interface GradebookHeadProps {
  columns: readonly GradebookColumn[];
  hasGrades: boolean;
  place: Pick<GridState, 'shown' | 'tabStop'>;
  sorting: Sorting;
  onSort: (sorting: Sorting) => void;
  /** Absent, as is the next, if the reader may not change columns. */
  onEdit: ((column: OwnColumn) => void) | undefined;
  /** Moves a column to an index among the shown own ones. */
  onMove: ((column: OwnColumn, to: number) => void) | undefined;
}

const TITLES = -1;

/** The titles with the maxima, in one line; they sort. */
export function GradebookHead(props: GradebookHeadProps) {
  const { columns, hasGrades, sorting, onSort, onEdit, onMove } = props;
  const { shown, tabStop } = props.place;
  const headOf = (column: number) => {
    const at = { row: TITLES, column };
    return { at, isTabStop: isSamePlace(tabStop, at), sorting, onSort };
  };
  const own = columns.filter(isOwnColumn);
  return (
    <tr aria-rowindex={1} className={grid.row}>
      <GridSortHead id="name" {...headOf(NAMES)}>
        {texts.student}
      </GridSortHead>
      <GridSortHead id="mean" {...headOf(FIGURES)}>
        {hasGrades ? texts.meanAndGrade : texts.mean}
      </GridSortHead>
      <ColumnGap columns={shown.columnStart} />
      {columns.slice(shown.columnStart, shown.columnEnd).map((column, index) => {
        const head = headOf(shown.columnStart + index);
        const id = columnIdOf(column);
        if (isOwnColumn(column))
          return <OwnColumnHead key={id} {...{ ...head, column, onEdit, onMove }} own={own} />;
        const { title, date, namesHidden } = column;
        return (
          <GridSortHead
            key={id}
            id={id}
            title={[title, formatDate(date), ...(namesHidden ? [texts.namesHiddenMore] : [])].join('\n')}
            {...head}
          >
            <ColumnTitle column={column} />
            {namesHidden && (
              <>
                <EyeOff size={13} aria-hidden="true" className={styles.hidden} />
                <VisuallyHidden>{texts.namesHiddenMore}</VisuallyHidden>
              </>
            )}
          </GridSortHead>
        );
      })}
    </tr>
  );
}
