import { ArrowDown, ArrowUp, EyeOff } from 'lucide-react';
import type { GradebookQuiz } from '../../../../shared/gradebook/schema';
import { formatDate } from '../../../platform/date-format';
import { classNames } from '../../../ui/class-names';
import type { Sorting } from '../../../ui/use-data-table';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import grid from './GradebookGrid.module.css';
import styles from './GradebookHead.module.css';
import { type GridPlace, isSamePlace, MEANS, NAMES, TITLES, WEIGHTS } from './grid-place';
import type { GridWindow } from './grid-window';
import { texts } from './texts';
import { placeProps } from './use-grid';
import { WeightCell } from './WeightCell';

interface GradebookHeadProps {
  quizzes: readonly GradebookQuiz[];
  shown: GridWindow;
  tabStop: GridPlace;
  sorting: Sorting;
  onSort: (sorting: Sorting) => void;
  /** Absent if the reader may not change weights. */
  onWeight: ((quizId: string, percent: number) => void) | undefined;
}

/** The titles, which sort, and the weights below them. */
export function GradebookHead({ quizzes, shown, tabStop, sorting, onSort, onWeight }: GradebookHeadProps) {
  const { columnStart, columnEnd } = shown;
  const near = quizzes.slice(columnStart, columnEnd);
  const gap = <td aria-hidden="true" className={grid.gap} style={{ '--columns': columnStart }} />;
  const sortHead = (id: string, title: string, column: number, quiz?: GradebookQuiz) => (
    <SortHead
      key={id}
      {...{ id, title, quiz, sorting, onSort }}
      at={{ row: TITLES, column }}
      isTabStop={isSamePlace(tabStop, { row: TITLES, column })}
    />
  );
  return (
    <thead className={grid.head} data-part="head">
      <tr aria-rowindex={1} className={styles.titles}>
        {sortHead('name', texts.student, NAMES)}
        {sortHead('mean', texts.mean, MEANS)}
        {gap}
        {near.map((quiz, at) => sortHead(quiz.quizId, quiz.title, columnStart + at, quiz))}
      </tr>
      <tr aria-rowindex={2} className={grid.row}>
        <th
          scope="row"
          aria-colindex={1}
          className={classNames(grid.name, grid.label)}
          tabIndex={isSamePlace(tabStop, { row: WEIGHTS, column: NAMES }) ? 0 : -1}
          {...placeProps({ row: WEIGHTS, column: NAMES })}
        >
          {texts.weight}
        </th>
        <td
          aria-colindex={2}
          className={classNames(grid.mean, grid.figure)}
          tabIndex={-1}
          {...placeProps({ row: WEIGHTS, column: MEANS })}
        />
        {gap}
        {near.map((quiz, at) => {
          const place = { row: WEIGHTS, column: columnStart + at };
          return (
            <td key={quiz.quizId} aria-colindex={place.column + 3} className={styles.weightCell}>
              <WeightCell
                title={quiz.title}
                percent={quiz.weightPercent}
                at={place}
                isTabStop={isSamePlace(tabStop, place)}
                onChange={onWeight && ((percent) => onWeight(quiz.quizId, percent))}
              />
            </td>
          );
        })}
      </tr>
    </thead>
  );
}

interface SortHeadProps {
  /** The sort key. */
  id: string;
  title: string;
  quiz: GradebookQuiz | undefined;
  at: GridPlace;
  isTabStop: boolean;
  sorting: Sorting;
  onSort: (sorting: Sorting) => void;
}

/** A sorting title: names ascending, figures descending first; a second press reverses. */
function SortHead({ id, title, quiz, at, isTabStop, sorting, onSort }: SortHeadProps) {
  const isSorted = sorting.id === id;
  const Icon = sorting.desc ? ArrowDown : ArrowUp;
  const part = at.column === NAMES ? 'name' : at.column === MEANS ? 'mean' : undefined;
  return (
    <th
      scope="col"
      aria-colindex={at.column + 3}
      aria-sort={isSorted ? (sorting.desc ? 'descending' : 'ascending') : undefined}
      className={classNames(part ? grid[part] : styles.quiz)}
      data-part={part}
    >
      <button
        type="button"
        className={styles.sort}
        title={quiz ? [title, formatDate(quiz.date)].join(', ') : undefined}
        tabIndex={isTabStop ? 0 : -1}
        onClick={() => onSort({ id, desc: isSorted ? !sorting.desc : id !== 'name' })}
        {...placeProps(at)}
      >
        <span className={styles.title} dir="auto">
          {title}
        </span>
        {quiz && (
          <span className={styles.facts}>
            {quiz.namesHidden ? (
              <span className={styles.hidden} title={texts.namesHiddenMore}>
                <EyeOff size={13} aria-hidden="true" /> {texts.namesHidden}
              </span>
            ) : (
              formatDate(quiz.date)
            )}
          </span>
        )}
        {isSorted && <Icon size={13} aria-hidden="true" className={styles.arrow} />}
        {quiz?.namesHidden && <VisuallyHidden>{texts.namesHiddenMore}</VisuallyHidden>}
      </button>
    </th>
  );
}
