import { type KeyboardEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { MARK_STEP } from '../../../../shared/constants';
import { percentAt, scoreAt } from '../../../../shared/gradebook/cells';
import type { GradeScale } from '../../../../shared/gradebook/grade-scale';
import { gradeOf } from '../../../../shared/gradebook/grades';
import type { GradebookMember, OwnColumn } from '../../../../shared/gradebook/schema';
import { messages } from '../../../../shared/messages';
import { typedNumber } from '../../../../shared/number-answer/typed-number';
import { classNames } from '../../../ui/class-names';
import grid from '../../../ui/grid/Grid.module.css';
import type { GridPlace } from '../../../ui/grid/grid-place';
import { placeProps } from '../../../ui/grid/use-grid';
import type { ShownAs } from './gradebook-address';
import styles from './OwnCell.module.css';
import { texts } from './texts';
import type { SetOwnMark } from './use-own-marks';

export interface CellProps {
  /** The member's index in the column's lists. */
  place: number;
  at: GridPlace;
  isTabStop: boolean;
  isDropped: boolean;
  shownAs: ShownAs;
  gradeScale: GradeScale | null;
}

/** Marks in the chosen unit; null without marks. */
export function shownMarks(
  { shownAs, gradeScale }: Pick<CellProps, 'shownAs' | 'gradeScale'>,
  { score, percent }: { score: number | null; percent: number | null },
): string | number | null {
  if (shownAs === 'marks' || percent === null) return score;
  return (shownAs === 'grade' ? gradeOf(gradeScale, percent) : texts.percent(percent)) ?? score;
}

interface OwnCellProps extends CellProps {
  column: OwnColumn;
  member: GradebookMember;
  /** Absent if the reader may only look. */
  onMark: SetOwnMark | undefined;
  onGoTo: (place: GridPlace) => boolean;
}

/** One member's mark in an own column, typed in place. */
export function OwnCell(props: OwnCellProps) {
  const { column, member, place, at, isTabStop, isDropped, onMark } = props;
  const score = scoreAt(column, place);
  const marks = shownMarks(props, { score, percent: percentAt(column, place) });
  const shown = marks !== null && isDropped ? texts.droppedMarks(marks) : String(marks ?? '');
  const label = [
    texts.ownMark(column.title, member.name, column.maxScore),
    ...(isDropped ? [texts.dropped] : []),
  ].join(', ');
  return (
    <td aria-colindex={at.column + 3} className={grid.column}>
      {onMark ? (
        <Field {...{ ...props, shown, label, score, onMark }} />
      ) : (
        <span className={styles.mark} tabIndex={isTabStop ? 0 : -1} {...placeProps(at)}>
          {shown || '–'}
        </span>
      )}
    </td>
  );
}

interface FieldProps extends Pick<OwnCellProps, 'column' | 'member' | 'at' | 'isTabStop' | 'onGoTo'> {
  score: number | null;
  /** The content while unfocused. */
  shown: string;
  label: string;
  onMark: SetOwnMark;
}

/** The text before and during typing. */
interface Typed {
  readonly from: string;
  readonly text: string;
}

/** Enter and the arrows save and move on, Escape discards the input; invalid marks stay, with the reason. */
function Field({ column, member, at, isTabStop, onGoTo, score, shown, label, onMark }: FieldProps) {
  const [typed, setTyped] = useState<Typed | undefined>();
  const [isWrong, setWrong] = useState(false);
  const { maxScore } = column;
  const stored = String(score ?? '');

  /** Whether the cell may be left: saved or unchanged. */
  const save = (): boolean => {
    const text = typed?.text.trim() ?? '';
    const isChanged = typed !== undefined && text !== typed.from;
    const marks = text === '' ? null : typedNumber(text, { min: 0, max: maxScore, step: MARK_STEP });
    const isGood = !isChanged || !Number.isNaN(marks);
    setWrong(!isGood);
    if (isGood) setTyped(undefined);
    if (isGood && isChanged && marks !== score) onMark({ column, member, marks });
    return isGood;
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Escape') {
      setTyped({ from: stored, text: stored });
      setWrong(false);
    }
    const next = placeFrom(at, event);
    if (!next) return;
    const isOk = save();
    if (!isOk || onGoTo(next) || event.key !== 'Tab') event.preventDefault();
  };
  return (
    <>
      <input
        className={classNames(styles.field, isWrong && styles.isWrong)}
        inputMode="decimal"
        autoComplete="off"
        aria-label={label}
        aria-invalid={isWrong || undefined}
        tabIndex={isTabStop ? 0 : -1}
        value={typed?.text ?? shown}
        onFocus={({ currentTarget }) => {
          if (typed === undefined) flushSync(() => setTyped({ from: stored, text: stored }));
          currentTarget.select();
        }}
        onChange={({ currentTarget }) => {
          setTyped({ from: typed?.from ?? stored, text: currentTarget.value });
          setWrong(false);
        }}
        onKeyDown={onKeyDown}
        onBlur={save}
        {...placeProps(at)}
      />
      {isWrong && (
        <span role="alert" className={styles.wrong}>
          {messages.marksInvalid(maxScore)}
        </span>
      )}
    </>
  );
}

/** The target of a key; undefined if it stays in the field. */
function placeFrom(
  { row, column }: GridPlace,
  event: KeyboardEvent<HTMLInputElement>,
): GridPlace | undefined {
  const { selectionStart, selectionEnd, value } = event.currentTarget;
  switch (event.key) {
    case 'Enter':
      return { row: event.shiftKey ? row - 1 : row + 1, column };
    case 'ArrowDown':
      return { row: row + 1, column };
    case 'ArrowUp':
      return { row: row - 1, column };
    case 'ArrowLeft':
      return selectionStart === 0 ? { row, column: column - 1 } : undefined;
    case 'ArrowRight':
      return selectionEnd === value.length ? { row, column: column + 1 } : undefined;
    case 'Tab':
      return { row, column: event.shiftKey ? column - 1 : column + 1 };
    default:
      return undefined;
  }
}
