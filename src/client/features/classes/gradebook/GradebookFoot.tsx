import type { ReactNode } from 'react';
import { columnIdOf, holdsNotes } from '../../../../shared/gradebook/columns';
import type { GradeScale } from '../../../../shared/gradebook/grade-scale';
import type { GradebookColumn } from '../../../../shared/gradebook/schema';
import { classNames } from '../../../ui/class-names';
import { ColumnGap } from '../../../ui/grid/Grid';
import grid from '../../../ui/grid/Grid.module.css';
import { FIGURES, isSamePlace, NAMES } from '../../../ui/grid/grid-place';
import { type GridState, placeProps } from '../../../ui/grid/use-grid';
import type { GradebookView } from './gradebook-view';
import { MeanAndGrade } from './MeanAndGrade';
import { texts } from './texts';
import { WeightCell } from './WeightCell';

interface GradebookFootProps {
  view: GradebookView;
  gradeScale: GradeScale | null;
  place: Pick<GridState, 'shape' | 'shown' | 'tabStop'>;
  /** Absent if the reader may not change weights. */
  onWeight: ((column: GradebookColumn, percent: number) => void) | undefined;
}

/** The means, with the medians on hover, and optionally the weights. */
export function GradebookFoot({ view, gradeScale, place, onWeight }: GradebookFootProps) {
  const { columns, middles, ofClass, rows } = view;
  const { shape, shown, tabStop } = place;
  const shownColumns = columns.slice(shown.columnStart, shown.columnEnd);
  const at = (row: number, column: number) => ({
    tabIndex: isSamePlace(tabStop, { row, column }) ? 0 : -1,
    ...placeProps({ row, column }),
    'aria-colindex': column + 3,
  });
  const idAt = (index: number) => {
    const column = shownColumns[index];
    return column && columnIdOf(column);
  };
  const means = rows.length;
  const weights = means + 1;
  return (
    <>
      <FootRow
        row={means}
        title={texts.mean}
        figure={<MeanAndGrade mean={ofClass.mean} gradeScale={gradeScale} />}
        {...{ at, shown }}
      >
        {middles.slice(shown.columnStart, shown.columnEnd).map((middle, index) => (
          <td
            key={idAt(index)}
            className={classNames(grid.column, grid.figure)}
            title={texts.medianIs(middle.median)}
            {...at(means, shown.columnStart + index)}
          >
            {shownColumns[index] && !holdsNotes(shownColumns[index]) && texts.percentOf(middle.mean)}
          </td>
        ))}
      </FootRow>
      {shape.footRows > 1 && (
        <FootRow row={weights} title={texts.weight} figure="" {...{ at, shown }}>
          {shownColumns.map((column, index) => {
            const place = { row: weights, column: shown.columnStart + index };
            if (holdsNotes(column))
              return <td key={columnIdOf(column)} className={grid.column} {...at(weights, place.column)} />;
            return (
              <td key={columnIdOf(column)} aria-colindex={place.column + 3} className={grid.column}>
                <WeightCell
                  title={column.title}
                  percent={column.weightPercent}
                  at={place}
                  isTabStop={isSamePlace(tabStop, place)}
                  onChange={onWeight && ((percent) => onWeight(column, percent))}
                />
              </td>
            );
          })}
        </FootRow>
      )}
    </>
  );
}

interface FootRowProps {
  row: number;
  title: string;
  figure: ReactNode;
  at: (row: number, column: number) => object;
  shown: GridState['shown'];
  children: ReactNode;
}

function FootRow({ row, title, figure, at, shown, children }: FootRowProps) {
  return (
    <tr aria-rowindex={row + 2} className={grid.row}>
      <th scope="row" className={classNames(grid.name, grid.label)} {...at(row, NAMES)}>
        {title}
      </th>
      <td className={classNames(grid.lead, grid.figure)} {...at(row, FIGURES)}>
        {figure}
      </td>
      <ColumnGap columns={shown.columnStart} />
      {children}
    </tr>
  );
}
