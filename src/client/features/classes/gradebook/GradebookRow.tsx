import { memo } from 'react';
import { maxScoreAt, percentAt, scoreAt, stateAt } from '../../../../shared/gradebook/cells';
import type { GradebookQuiz } from '../../../../shared/gradebook/schema';
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
import { CELL_READ, CELL_WORDS, texts } from './texts';

interface GradebookRowProps {
  shown: ShownRow;
  /** Its index among the shown rows. */
  row: number;
  quizzes: readonly GradebookQuiz[];
  columnStart: number;
  columnEnd: number;
  /** The column of the tab stop; undefined if it is in another row. */
  tabStop: number | undefined;
  shownAs: ShownAs;
  /** The member's page. */
  href: string;
}

/** One member: name, mean, and the nearby cells. */
function Row(props: GradebookRowProps) {
  const { shown, row, quizzes, columnStart, columnEnd, tabStop, shownAs, href } = props;
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
        {texts.percentOf(mean)}
      </td>
      <ColumnGap columns={columnStart} />
      {quizzes.slice(columnStart, columnEnd).map((quiz, at) => (
        <GradebookCell
          key={quiz.quizId}
          quiz={quiz}
          accountId={member.accountId}
          place={place}
          at={{ row, column: columnStart + at }}
          isTabStop={tabStop === columnStart + at}
          isDropped={dropped.has(columnStart + at)}
          shownAs={shownAs}
        />
      ))}
    </tr>
  );
}

export const GradebookRow = memo(Row);

interface GradebookCellProps {
  quiz: GradebookQuiz;
  accountId: string | null;
  /** The member's index in the quiz's lists. */
  place: number;
  at: GridPlace;
  isTabStop: boolean;
  isDropped: boolean;
  shownAs: ShownAs;
}

/** One member's marks in one quiz, by number, colour and pattern, or the reason there are none; links to the member's answers, or to the quiz's marks. */
function GradebookCell({ quiz, accountId, place, at, isTabStop, isDropped, shownAs }: GradebookCellProps) {
  const score = scoreAt(quiz, place);
  const state = stateAt(quiz, place);
  const percent = percentAt(quiz, place);
  const tone = percent === null ? undefined : bandOf(percent).tone;
  const marks = shownAs === 'percent' && percent !== null ? texts.percent(percent) : score;
  const shown = marks ?? CELL_WORDS[state];
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
