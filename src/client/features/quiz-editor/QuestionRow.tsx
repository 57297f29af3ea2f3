import { ArrowDown, ArrowUp, CopyPlus, Pencil, Trash2 } from 'lucide-react';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { Question } from '../../../shared/question/schema';
import { showingOf } from '../../question-types/showing';
import { marksLabel } from '../../quiz-parts/question-texts';
import { IconButton } from '../../ui/Button';
import { classNames } from '../../ui/class-names';
import { DragHandle, useDragRow } from '../../ui/DragRow';
import dragRow from '../../ui/DragRow.module.css';
import { MoveDialog } from './MoveDialog';
import styles from './QuestionRow.module.css';
import { texts } from './texts';

interface QuestionRowProps {
  question: Question;
  /** The place in the list, from 1. */
  number: number;
  count: number;
  useQuestionTimer: boolean;
  /** Whether students have started, so that nothing may be moved or deleted. */
  frozen: boolean;
  onEdit: () => void;
  duplicating: boolean;
  /** Told the new place, from 0. */
  onMove: (to: number) => void;
  onDuplicate: () => void;
  onDelete: () => void;
}

/** One question of the list on one line, with its buttons. */
export function QuestionRow(props: QuestionRowProps) {
  const { question, number, count, frozen } = props;
  const row = useRef<HTMLLIElement>(null);
  const handle = useRef<HTMLSpanElement>(null);
  const up = useRef<HTMLButtonElement>(null);
  const down = useRef<HTMLButtonElement>(null);
  const place = useRef<HTMLButtonElement>(null);
  const [isPlacing, setPlacing] = useState(false);
  const toFocus = useRef<readonly RefObject<HTMLButtonElement | null>[]>([]);

  // Moving the row in the page takes the focus from its button; at either end the other button gets it.
  useLayoutEffect(() => {
    focusEnabled(...toFocus.current);
    toFocus.current = [];
  }, [number]);

  const move = (to: number, ...buttons: typeof toFocus.current) => {
    toFocus.current = buttons;
    props.onMove(to - 1);
  };

  const fixed = frozen || count === 1;
  const { dragging, edge } = useDragRow({
    ...{ row, handle, list: 'questions', index: number - 1, disabled: fixed },
    onMove: props.onMove,
  });

  return (
    <li
      ref={row}
      className={classNames(dragRow.row, styles.row, dragging && dragRow.dragging)}
      data-drop={edge}
    >
      <DragHandle ref={handle} disabled={fixed} />
      {fixed ? (
        <span className={styles.number}>{number}</span>
      ) : (
        <button
          ref={place}
          type="button"
          className={classNames(styles.number, styles.place)}
          aria-label={texts.moveTo(number)}
          title={texts.moveTo(number)}
          onClick={() => setPlacing(true)}
        >
          {number}
        </button>
      )}
      <div className={styles.content}>
        <p className={styles.text} title={question.text} dir="auto">
          {question.text}
        </p>
        <p className={styles.facts}>
          <span>{showingOf(question).label}</span>
          <span>{marksLabel(question.maximumMarks)}</span>
          {props.useQuestionTimer && <TimeLimit seconds={question.timeLimit} />}
        </p>
      </div>
      <div className={dragRow.buttons}>
        <IconButton
          ref={up}
          variant="ghost"
          label={`Move question ${number} up`}
          disabled={frozen || number === 1}
          onClick={() => move(number - 1, up, down)}
        >
          <ArrowUp size={18} aria-hidden="true" />
        </IconButton>
        <IconButton
          ref={down}
          variant="ghost"
          label={`Move question ${number} down`}
          disabled={frozen || number === count}
          onClick={() => move(number + 1, down, up)}
        >
          <ArrowDown size={18} aria-hidden="true" />
        </IconButton>
        <IconButton variant="ghost" label={`Edit question ${number}`} onClick={props.onEdit}>
          <Pencil size={18} aria-hidden="true" />
        </IconButton>
        <IconButton
          variant="ghost"
          label={`Duplicate question ${number}`}
          disabled={frozen}
          busy={props.duplicating}
          onClick={props.onDuplicate}
        >
          <CopyPlus size={18} aria-hidden="true" />
        </IconButton>
        <IconButton
          variant="ghost"
          label={`Delete question ${number}`}
          disabled={frozen}
          onClick={props.onDelete}
        >
          <Trash2 size={18} aria-hidden="true" />
        </IconButton>
      </div>
      {isPlacing && (
        <MoveDialog
          {...{ number, count }}
          onMove={(to) => {
            setPlacing(false);
            if (to !== number) move(to, place);
          }}
          onClose={() => setPlacing(false)}
        />
      )}
    </li>
  );
}

function TimeLimit({ seconds }: { seconds: number | null }) {
  return seconds === null ? (
    <span className={styles.missing}>No time limit yet</span>
  ) : (
    <span>{seconds} s</span>
  );
}

function focusEnabled(...buttons: readonly RefObject<HTMLButtonElement | null>[]): void {
  buttons.find(({ current }) => current && !current.disabled)?.current?.focus();
}
