import { memo } from 'react';
import { maxScoreAt, percentAt, scoreAt, stateAt } from '../../../../shared/gradebook/cells';
import { columnIdOf, isOwnColumn } from '../../../../shared/gradebook/columns';
import type { GradeScale } from '../../../../shared/gradebook/grade-scale';
import type { GradebookColumn, GradebookQuiz } from '../../../../shared/gradebook/schema';
import { teacherPaths } from '../../../../shared/teacher-paths';
import { bandOf } from '../../../rules/gradebook/band';
import { classNames } from '../../../ui/class-names';
import { ColumnGap } from '../../../ui/grid/Grid';
import grid from '../../../ui/grid/Grid.module.css';
import cell from '../../../ui/grid/GridCell.module.css';
import { FIGURES, type GridPlace, NAMES } from '../../../ui/grid/grid-place';
import { placeProps } from '../../../ui/grid/use-grid';
import own from './GradebookCell.module.css';
import styles from './GradebookRow.module.css';
import type { ShownAs } from './gradebook-address';
import type { ShownRow } from './gradebook-view';
import { MeanAndGrade } from './MeanAndGrade';
import { type CellProps, OwnCell, shownMarks } from './OwnCell';
import { CELL_READ, CELL_WORDS, texts } from './texts';
import type { SetOwnMark } from './use-own-marks';

interface GradebookRowProps {
  shown: ShownRow;
  /** Its index among the shown rows. */
  row: number;
  columns: readonly GradebookColumn[];
  columnStart: number;
  columnEnd: number;
  /** The column of the tab stop; undefined if it is in another row. */
  tabStop: number | undefined;
  shownAs: ShownAs;
  gradeScale: GradeScale | null;
  /** Absent if the reader may only look. */
  onMark: SetOwnMark | undefined;
  /** Focuses another cell; returns whether it exists. */
  onGoTo: (place: GridPlace) => boolean;
  /** The member's page. */
  href: string;
}

/** One member: name, mean, and the nearby cells. */
function Row(props: GradebookRowProps) {
  const { shown, row, columns, columnStart, columnEnd, tabStop, shownAs, gradeScale, href } = props;
  const { member, place, mean, dropped } = shown;
  return (
    <tr aria-rowindex={row + 2} className={classNames(grid.row, grid.placed)} style={{ '--at': row }}>
      <th scope="row" aria-colindex={1} className={grid.name}>
        <a
          href={href}
          className={grid.nameLink}
          tabIndex={tabStop === NAMES ? 0 : -1}
          title={member.name}
          {...placeProps({ row, column: NAMES })}
        >
          <bdi className={grid.nameText}>{member.name}</bdi>
          {member.number !== null && <span className={styles.number}>{member.number}</span>}
          {member.hasLeft && <span className={styles.left}>{texts.left}</span>}
        </a>
      </th>
      <td
        aria-colindex={2}
        className={classNames(grid.lead, grid.figure)}
        tabIndex={tabStop === FIGURES ? 0 : -1}
        {...placeProps({ row, column: FIGURES })}
      >
        <MeanAndGrade {...{ mean, gradeScale }} />
      </td>
      <ColumnGap columns={columnStart} />
      {columns.slice(columnStart, columnEnd).map((column, index) => {
        const at = { row, column: columnStart + index };
        const cell = {
          ...{ at, place, shownAs, gradeScale },
          isTabStop: tabStop === at.column,
          isDropped: dropped.has(at.column),
        };
        const id = columnIdOf(column);
        return isOwnColumn(column) ? (
          <OwnCell key={id} {...{ column, member, ...cell }} onMark={props.onMark} onGoTo={props.onGoTo} />
        ) : (
          <GradebookCell key={id} quiz={column} accountId={member.accountId} {...cell} />
        );
      })}
    </tr>
  );
}

export const GradebookRow = memo(Row);

interface GradebookCellProps extends CellProps {
  quiz: GradebookQuiz;
  accountId: string | null;
}

/**
 * One member's mark in a quiz, by number, colour and pattern, or why there is none; links to the member's
 * answers, or to the quiz's marks.
 */
function GradebookCell(props: GradebookCellProps) {
  const { quiz, accountId, place, at, isTabStop, isDropped } = props;
  const score = scoreAt(quiz, place);
  const state = stateAt(quiz, place);
  const percent = percentAt(quiz, place);
  const tone = percent === null ? undefined : bandOf(percent).tone;
  const shown = shownMarks(props, { score, percent }) ?? CELL_WORDS[state];
  const isUnreleased = state === 'unreleased';
  const read = [
    score === null ? CELL_READ[state] : `${score} of ${maxScoreAt(quiz, place)}`,
    ...(percent === null ? [] : [texts.percent(percent)]),
    ...(isUnreleased ? [texts.unreleased] : []),
    ...(isDropped ? [texts.dropped] : []),
  ].join(', ');
  // A plain link: the grid navigates, so that hundreds of cells need not listen to the address.
  return (
    <td aria-colindex={at.column + 3} className={grid.column}>
      <a
        href={teacherPaths.marks(quiz.quizId, score === null ? {} : { student: accountId })}
        className={classNames(cell.link, tone && cell[tone], score === null && cell.word)}
        tabIndex={isTabStop ? 0 : -1}
        aria-label={read}
        {...placeProps(at)}
      >
        {tone && <span className={cell.swatch} aria-hidden="true" />}
        {isDropped ? texts.droppedMarks(shown) : shown}
        {isUnreleased && <span className={own.unreleased} aria-hidden="true" />}
      </a>
    </td>
  );
}
