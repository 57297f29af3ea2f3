import type { Question } from '../../../../shared/question/schema';
import { answerTextTo } from '../../../../shared/question-types/answer-text-to';
import { isAnsweredBy } from '../../../../shared/question-types/traits';
import type { StudentResult } from '../../../../shared/results/schema';
import { optionLabel } from '../../../question-types/choice/option-label';
import { cutQuestionText } from '../../../rules/results/display';
import { findResult } from '../../../rules/results/mark-state';
import { type CellKind, cellKindOf } from '../../../rules/results/matrix';
import { classNames } from '../../../ui/class-names';
import grid from '../../../ui/grid/Grid.module.css';
import cell from '../../../ui/grid/GridCell.module.css';
import type { GridPlace } from '../../../ui/grid/grid-place';
import { placeProps } from '../../../ui/grid/use-grid';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import { marksLabel } from '../bench-texts';
import styles from './Matrix.module.css';
import { matrixTexts } from './matrix-texts';

/** The strip of a kind: filled, striped, dotted or dashed. */
export const LOOKS = { full: 'green', part: 'yellow', none: 'red', empty: 'empty' } as const;

export const lookOf = (kind: CellKind) =>
  kind === 'unmarked' || kind === 'not-asked' ? undefined : LOOKS[kind];

interface MatrixCellProps {
  student: StudentResult;
  question: Question;
  at: GridPlace;
  isTabStop: boolean;
}

/** One answer: its strip, the letter of a single choice, and its mark. */
export function MatrixCell({ student, question, at, isTabStop }: MatrixCellProps) {
  const kind = cellKindOf(student, question._id);
  const look = lookOf(kind);
  const result = findResult(student, question._id);
  const letter = letterOf(student, question);
  const isMarked = result !== undefined && kind !== 'not-asked';
  return (
    <td aria-colindex={at.column + 3} className={grid.column}>
      <button
        type="button"
        className={classNames(cell.link, look && cell[look], !isMarked && cell.word)}
        tabIndex={isTabStop ? 0 : -1}
        {...placeProps(at)}
      >
        {look && <span className={cell.swatch} aria-hidden="true" />}
        {letter && <span className={styles.letter}>{letter}</span>}{' '}
        {isMarked ? (
          <>
            {result.needsReview && (
              <span className="text-warn" aria-hidden="true">
                ?
              </span>
            )}
            {kind === 'empty' ? (
              <span className={cell.word}>{matrixTexts.kind.empty}</span>
            ) : (
              marksLabel(result.score)
            )}
          </>
        ) : (
          <span aria-hidden="true">{kind === 'unmarked' ? '…' : '–'}</span>
        )}
        <VisuallyHidden>
          {[
            isMarked ? matrixTexts.ofMaximum(result.maximumMarks) : matrixTexts.kind[kind],
            ...(result?.needsReview ? [matrixTexts.toReview] : []),
            ...saidIn(student, question),
          ].join(', ')}
        </VisuallyHidden>
      </button>
    </td>
  );
}

/** The letter of the chosen option of a single choice. */
function letterOf(student: StudentResult, question: Question): string | undefined {
  const answer = student.answers[question._id];
  if (!isAnsweredBy(question, 'option') || typeof answer !== 'string') return undefined;
  const at = question.options.indexOf(answer);
  return at === -1 ? undefined : optionLabel(at);
}

function saidIn(student: StudentResult, question: Question): string[] {
  const answer = student.answers[question._id];
  const text = answer === undefined ? '' : answerTextTo(question, answer).trim();
  return text === '' ? [] : [`“${cutQuestionText(text)}”`];
}
