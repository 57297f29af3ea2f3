import { type KeyboardEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { COLUMN_NOTE_MAXIMUM_LENGTH, MARK_STEP } from '../../../../shared/constants';
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

/** One member's mark or note in an own column, typed in place. */
export function OwnCell(props: OwnCellProps) {
  const { column, at, isTabStop, onMark } = props;
  const { shown, ...field } = column.maxScore === null ? noteField(props) : markField(props, column.maxScore);
  return (
    <td aria-colindex={at.column + 3} className={grid.column}>
      {onMark ? (
        <Field {...{ at, isTabStop, shown, ...field }} onGoTo={props.onGoTo} />
      ) : (
        <span
          className={classNames(styles.mark, field.isNote && styles.note)}
          title={field.isNote ? shown : undefined}
          dir={field.isNote ? 'auto' : undefined}
          tabIndex={isTabStop ? 0 : -1}
          {...placeProps(at)}
        >
          {shown || '–'}
        </span>
      )}
    </td>
  );
}

interface CellField {
  isNote: boolean;
  label: string;
  /** The content while unfocused. */
  shown: string;
  /** The content while focused. */
  stored: string;
  /** Saves a changed text; a sentence refuses it. */
  save: (text: string) => string | undefined;
}

function noteField({ column, member, place, onMark }: OwnCellProps): CellField {
  const note = column.notes?.[place] ?? '';
  return {
    ...{ isNote: true, label: texts.ownNote(column.title, member.name), shown: note, stored: note },
    save: (text) => {
      if (text !== note)
        onMark?.({ column, member, entry: { marks: null, note: text === '' ? null : text } });
      return undefined;
    },
  };
}

function markField(props: OwnCellProps, maxScore: number): CellField {
  const { column, member, place, isDropped, onMark } = props;
  const score = scoreAt(column, place);
  const shown = shownMarks(props, { score, percent: percentAt(column, place) });
  return {
    isNote: false,
    label: [texts.ownMark(column.title, member.name, maxScore), ...(isDropped ? [texts.dropped] : [])].join(
      ', ',
    ),
    shown: shown !== null && isDropped ? texts.droppedMarks(shown) : String(shown ?? ''),
    stored: String(score ?? ''),
    save: (text) => {
      const marks = text === '' ? null : typedNumber(text, { min: 0, max: maxScore, step: MARK_STEP });
      if (Number.isNaN(marks)) return messages.marksInvalid(maxScore);
      if (marks !== score) onMark?.({ column, member, entry: { marks, note: null } });
      return undefined;
    },
  };
}

interface FieldProps extends CellField, Pick<OwnCellProps, 'at' | 'isTabStop' | 'onGoTo'> {}

/** The text before and during typing. */
interface Typed {
  readonly from: string;
  readonly text: string;
}

/** Enter and the arrows save and move on, Escape discards the input; refused input stays, with the reason. */
function Field({ at, isTabStop, onGoTo, isNote, label, shown, stored, save }: FieldProps) {
  const [typed, setTyped] = useState<Typed | undefined>();
  const [refusal, setRefusal] = useState<string | undefined>();

  /** Whether the cell may be left: saved or unchanged. */
  const leave = (): boolean => {
    const text = typed?.text.trim() ?? '';
    const isChanged = typed !== undefined && text !== typed.from;
    const refused = isChanged ? save(text) : undefined;
    setRefusal(refused);
    if (refused === undefined) setTyped(undefined);
    return refused === undefined;
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Escape') {
      setTyped({ from: stored, text: stored });
      setRefusal(undefined);
    }
    const next = placeFrom(at, event);
    if (!next) return;
    const isOk = leave();
    if (!isOk || onGoTo(next) || event.key !== 'Tab') event.preventDefault();
  };
  return (
    <>
      <input
        className={classNames(styles.field, isNote && styles.note, refusal !== undefined && styles.isWrong)}
        inputMode={isNote ? 'text' : 'decimal'}
        dir={isNote ? 'auto' : undefined}
        maxLength={isNote ? COLUMN_NOTE_MAXIMUM_LENGTH : undefined}
        title={isNote && typed === undefined && shown !== '' ? shown : undefined}
        autoComplete="off"
        aria-label={label}
        aria-invalid={refusal !== undefined || undefined}
        tabIndex={isTabStop ? 0 : -1}
        value={typed?.text ?? shown}
        onFocus={({ currentTarget }) => {
          if (typed === undefined) flushSync(() => setTyped({ from: stored, text: stored }));
          currentTarget.select();
        }}
        onChange={({ currentTarget }) => {
          setTyped({ from: typed?.from ?? stored, text: currentTarget.value });
          setRefusal(undefined);
        }}
        onKeyDown={onKeyDown}
        onBlur={leave}
        {...placeProps(at)}
      />
      {refusal !== undefined && (
        <span role="alert" className={styles.wrong}>
          {refusal}
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
