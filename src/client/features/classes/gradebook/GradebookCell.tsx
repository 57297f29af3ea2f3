import { bandOf } from '../../../../shared/gradebook/band';
import { maxScoreAt, percentAt, scoreAt, stateAt } from '../../../../shared/gradebook/cells';
import type { GradebookQuiz } from '../../../../shared/gradebook/schema';
import { teacherPaths } from '../../../../shared/teacher-paths';
import { classNames } from '../../../ui/class-names';
import styles from './GradebookCell.module.css';
import type { ShownAs } from './gradebook-address';
import type { GridPlace } from './grid-place';
import { CELL_READ, CELL_WORDS, texts } from './texts';
import { placeProps } from './use-grid';

interface GradebookCellProps {
  quiz: GradebookQuiz;
  /** Of the member, in the lists of the quiz. */
  place: number;
  at: GridPlace;
  isTabStop: boolean;
  isDropped: boolean;
  shownAs: ShownAs;
}

/** The marks of one member in one quiz, by number, colour and pattern, or why there are none; it leads to the marks of the quiz. */
export function GradebookCell({ quiz, place, at, isTabStop, isDropped, shownAs }: GradebookCellProps) {
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
  // A plain link: the grid itself goes there, and hundreds of cells need not listen to the address.
  return (
    <td aria-colindex={at.column + 3} className={styles.cell}>
      <a
        href={teacherPaths.marks(quiz.quizId)}
        className={classNames(styles.link, tone && styles[tone], score === null && styles.word)}
        tabIndex={isTabStop ? 0 : -1}
        aria-label={read}
        {...placeProps(at)}
      >
        {tone && <span className={styles.swatch} aria-hidden="true" />}
        {isDropped ? texts.droppedMarks(shown) : shown}
        {isUnreleased && <span className={styles.unreleased} aria-hidden="true" />}
      </a>
    </td>
  );
}
