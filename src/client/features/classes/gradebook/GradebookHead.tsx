import { EyeOff, Pencil } from 'lucide-react';
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
import { texts } from './texts';

interface GradebookHeadProps {
  columns: readonly GradebookColumn[];
  hasGrades: boolean;
  place: Pick<GridState, 'shown' | 'tabStop'>;
  sorting: Sorting;
  onSort: (sorting: Sorting) => void;
  /** Absent if the reader may not change columns. */
  onEdit: ((column: OwnColumn) => void) | undefined;
}

const TITLES = -1;

/** The titles with the maxima, in one line; they sort. */
export function GradebookHead(props: GradebookHeadProps) {
  const { columns, hasGrades, sorting, onSort, onEdit } = props;
  const { shown, tabStop } = props.place;
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
        {hasGrades ? texts.meanAndGrade : texts.mean}
      </GridSortHead>
      <ColumnGap columns={shown.columnStart} />
      {columns.slice(shown.columnStart, shown.columnEnd).map((column, index) => {
        const head = headOf(shown.columnStart + index);
        const isHidden = !isOwnColumn(column) && column.namesHidden;
        return (
          <GridSortHead
            key={columnIdOf(column)}
            id={columnIdOf(column)}
            title={[column.title, formatDate(column.date), ...(isHidden ? [texts.namesHiddenMore] : [])].join(
              '\n',
            )}
            {...head}
            aside={
              isOwnColumn(column) &&
              onEdit && (
                <button
                  type="button"
                  className={styles.edit}
                  tabIndex={head.isTabStop ? 0 : -1}
                  aria-label={texts.editColumn(column.title)}
                  title={texts.editColumn(column.title)}
                  onClick={() => onEdit(column)}
                >
                  <Pencil size={13} aria-hidden="true" />
                </button>
              )
            }
          >
            <span className={styles.title} dir="auto">
              {column.title}
            </span>
            <span className={styles.maximum}>{texts.maximum(column)}</span>
            {isHidden && (
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
