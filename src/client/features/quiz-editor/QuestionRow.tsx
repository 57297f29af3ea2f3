import { ArrowDown, ArrowUp, CopyPlus, Pencil, Trash2 } from 'lucide-react';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { Question } from '../../../shared/question/schema';
import { marksLabel } from '../../quiz-parts/question-texts';
import { QUESTION_TYPE_LABELS } from '../../quiz-parts/question-type-label';
import { classNames } from '../../ui/class-names';
import { DragHandle } from '../../ui/DragHandle';
import { IconButton } from '../../ui/IconButton';
import { useDragRow } from '../../ui/use-drag-row';
import styles from './QuestionRow.module.css';

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
  const moved = useRef<1 | -1 | undefined>(undefined);

  // Moving the row in the page takes the focus from its button; at either end the other button gets it.
  useLayoutEffect(() => {
    if (!moved.current) return;
    const [pressed, other] = moved.current < 0 ? [up, down] : [down, up];
    focusEnabled(pressed, other);
    moved.current = undefined;
  }, [number]);

  const move = (by: 1 | -1) => {
    moved.current = by;
    props.onMove(number - 1 + by);
  };

  const fixed = frozen || count === 1;
  const { dragging, edge } = useDragRow({
    ...{ row, handle, list: 'questions', index: number - 1, disabled: fixed },
    onMove: props.onMove,
  });

  return (
    <li ref={row} className={classNames(styles.row, dragging && styles.dragging)} data-drop={edge}>
      <DragHandle ref={handle} disabled={fixed} />
      <span className={styles.number}>{number}</span>
      <div className={styles.content}>
        <p className={styles.text} title={question.text}>
          {question.text}
        </p>
        <p className={styles.facts}>
          <span>{QUESTION_TYPE_LABELS[question.type]}</span>
          <span>{marksLabel(question.maximumMarks)}</span>
          {props.useQuestionTimer && <TimeLimit seconds={question.timeLimit} />}
        </p>
      </div>
      <div className={styles.buttons}>
        <IconButton
          ref={up}
          variant="ghost"
          label={`Move question ${number} up`}
          disabled={frozen || number === 1}
          onClick={() => move(-1)}
        >
          <ArrowUp size={18} aria-hidden="true" />
        </IconButton>
        <IconButton
          ref={down}
          variant="ghost"
          label={`Move question ${number} down`}
          disabled={frozen || number === count}
          onClick={() => move(1)}
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
