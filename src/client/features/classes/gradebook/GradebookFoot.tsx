import type { ReactNode } from 'react';
import { classNames } from '../../../ui/class-names';
import { ColumnGap } from '../../../ui/grid/Grid';
import grid from '../../../ui/grid/Grid.module.css';
import { FIGURES, isSamePlace, NAMES } from '../../../ui/grid/grid-place';
import { type GridState, placeProps } from '../../../ui/grid/use-grid';
import type { GradebookView } from './gradebook-view';
import { texts } from './texts';
import { WeightCell } from './WeightCell';

interface GradebookFootProps {
  view: GradebookView;
  place: Pick<GridState, 'shape' | 'shown' | 'tabStop'>;
  /** Absent if the reader may not change weights. */
  onWeight: ((quizId: string, percent: number) => void) | undefined;
}

/** The means, with the medians on hover, and where asked for the weights. */
export function GradebookFoot({ view, place, onWeight }: GradebookFootProps) {
  const { quizzes, middles, ofClass, rows } = view;
  const { shape, shown, tabStop } = place;
  const shownQuizzes = quizzes.slice(shown.columnStart, shown.columnEnd);
  const at = (row: number, column: number) => ({
    tabIndex: isSamePlace(tabStop, { row, column }) ? 0 : -1,
    ...placeProps({ row, column }),
    'aria-colindex': column + 3,
  });
  const means = rows.length;
  const weights = means + 1;
  return (
    <>
      <FootRow row={means} title={texts.mean} figure={texts.percentOf(ofClass.mean)} {...{ at, shown }}>
        {middles.slice(shown.columnStart, shown.columnEnd).map((middle, index) => (
          <td
            key={shownQuizzes[index]?.quizId}
            className={classNames(grid.column, grid.figure)}
            title={texts.medianIs(middle.median)}
            {...at(means, shown.columnStart + index)}
          >
            {texts.percentOf(middle.mean)}
          </td>
        ))}
      </FootRow>
      {shape.footRows > 1 && (
        <FootRow row={weights} title={texts.weight} figure="" {...{ at, shown }}>
          {shownQuizzes.map((quiz, index) => {
            const column = shown.columnStart + index;
            return (
              <td key={quiz.quizId} aria-colindex={column + 3} className={grid.column}>
                <WeightCell
                  title={quiz.title}
                  percent={quiz.weightPercent}
                  at={{ row: weights, column }}
                  isTabStop={isSamePlace(tabStop, { row: weights, column })}
                  onChange={onWeight && ((percent) => onWeight(quiz.quizId, percent))}
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
  figure: string;
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
