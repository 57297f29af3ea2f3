import type { QuizResults } from '../../../../shared/results/schema';
import { plainWords } from '../../../rich-text/plain-words';
import type { MatrixSorting } from '../../../rules/results/matrix';
import { ColumnGap } from '../../../ui/grid/Grid';
import grid from '../../../ui/grid/Grid.module.css';
import { GridSortHead } from '../../../ui/grid/GridSortHead';
import { FIGURES, isSamePlace, NAMES } from '../../../ui/grid/grid-place';
import type { GridState } from '../../../ui/grid/use-grid';
import styles from './Matrix.module.css';
import { matrixTexts } from './matrix-texts';

interface MatrixHeadProps {
  results: QuizResults;
  place: Pick<GridState, 'shown' | 'tabStop'>;
  sorting: MatrixSorting;
  onSort: (sorting: MatrixSorting) => void;
}

/** The questions by number, maximum and first words; they sort. */
export function MatrixHead({ results, place: { shown, tabStop }, sorting, onSort }: MatrixHeadProps) {
  const { questions } = results;
  const maxima = new Set(results.results.map(({ maxScore }) => maxScore));
  const [maximum] = maxima;
  const headOf = (column: number) => {
    const at = { row: -1, column };
    return { at, isTabStop: isSamePlace(tabStop, at), sorting, onSort };
  };
  return (
    <tr aria-rowindex={1} className={grid.row} style={{ height: '2.5rem' }}>
      <GridSortHead id="name" {...headOf(NAMES)}>
        {matrixTexts.student}
      </GridSortHead>
      <GridSortHead id="total" {...headOf(FIGURES)}>
        {maxima.size === 1 && maximum !== undefined ? matrixTexts.ofMarks(maximum) : matrixTexts.total}
      </GridSortHead>
      <ColumnGap columns={shown.columnStart} />
      {questions.slice(shown.columnStart, shown.columnEnd).map((question, index) => {
        const column = shown.columnStart + index;
        const words = plainWords(question);
        return (
          <GridSortHead
            key={question._id}
            id={question._id}
            title={matrixTexts.question(column + 1, words)}
            {...headOf(column)}
          >
            <span className={styles.head}>
              <b>{column + 1}</b>{' '}
              <span className="text-muted font-normal text-end">/{question.maximumMarks}</span>{' '}
              <span className={styles.words} dir="auto">
                {words}
              </span>
            </span>
          </GridSortHead>
        );
      })}
    </tr>
  );
}
