import { memo } from 'react';
import type { GradebookQuiz } from '../../../../shared/gradebook/schema';
import { classNames } from '../../../ui/class-names';
import { GradebookCell } from './GradebookCell';
import styles from './GradebookGrid.module.css';
import type { ShownAs } from './gradebook-address';
import type { ShownRow } from './gradebook-view';
import { MEANS, NAMES } from './grid-place';
import { texts } from './texts';
import { placeProps } from './use-grid';

interface GradebookRowProps {
  shown: ShownRow;
  /** Among the rows that are shown. */
  row: number;
  quizzes: readonly GradebookQuiz[];
  columnStart: number;
  columnEnd: number;
  /** The column that Tab leads to; none where it is in another row. */
  tabStop: number | undefined;
  shownAs: ShownAs;
  /** The page of the member. */
  href: string;
}

/** One member: name, mean, and the cells of the quizzes that are near. */
function Row(props: GradebookRowProps) {
  const { shown, row, quizzes, columnStart, columnEnd, tabStop, shownAs, href } = props;
  const { member, place, mean, dropped } = shown;
  return (
    <tr aria-rowindex={row + 3} className={classNames(styles.row, styles.placed)} style={{ '--at': row }}>
      <th scope="row" aria-colindex={1} className={styles.name}>
        <a
          href={href}
          className={styles.nameLink}
          tabIndex={tabStop === NAMES ? 0 : -1}
          title={member.name}
          {...placeProps({ row, column: NAMES })}
        >
          <bdi className={styles.nameText}>{member.name}</bdi>
          {member.number !== null && <span className={styles.number}>{member.number}</span>}
          {member.hasLeft && <span className={styles.left}>{texts.left}</span>}
        </a>
      </th>
      <td
        aria-colindex={2}
        className={classNames(styles.mean, styles.figure)}
        tabIndex={tabStop === MEANS ? 0 : -1}
        {...placeProps({ row, column: MEANS })}
      >
        {mean === null ? '–' : texts.percent(mean)}
      </td>
      <td aria-hidden="true" className={styles.gap} style={{ '--columns': columnStart }} />
      {quizzes.slice(columnStart, columnEnd).map((quiz, at) => (
        <GradebookCell
          key={quiz.quizId}
          quiz={quiz}
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
