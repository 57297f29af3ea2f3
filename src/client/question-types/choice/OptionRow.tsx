import { ArrowDown, ArrowUp, MessageSquareMore, Percent, X } from 'lucide-react';
import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { TEXT_MAXIMUM_LENGTH } from '../../../shared/constants';
import { RichField } from '../../rich-field/RichField';
import { IconButton } from '../../ui/Button';
import { classNames } from '../../ui/class-names';
import { DragHandle, useDragRow } from '../../ui/DragRow';
import dragRow from '../../ui/DragRow.module.css';
import { fieldIds, editingTexts as texts } from '../editing-texts';
import styles from './editing.module.css';
import { FeedbackField } from './FeedbackField';
import { optionLabel } from './option-label';
import { WeightField } from './WeightField';

export interface OptionMark {
  readonly isCorrect: boolean;
  /** Whether more than one option may be correct. */
  readonly many: boolean;
  readonly id: string | undefined;
  readonly onMark: (isCorrect: boolean) => void;
  /** The field of its feedback. */
  readonly feedback: UseFormRegisterReturn;
  readonly feedbackText: string;
  /** The field of its weight; absent if marks are all or nothing. */
  readonly weight: UseFormRegisterReturn | undefined;
  readonly weightText: string;
  readonly isWeightInvalid: boolean;
}

interface OptionRowProps {
  /** The field of its text. */
  text: UseFormRegisterReturn;
  value: string;
  /** Marks it as correct; absent if the order is the key. */
  mark?: OptionMark | undefined;
  /** The number in the list, from 1. */
  number: number;
  count: number;
  /** Whether its text is frozen, and its position too unless the order is the key. */
  frozen: boolean;
  fieldId: string | undefined;
  invalid: boolean;
  /** Called with the new index, from 0. */
  onMove: (to: number) => void;
  /** Absent if no option may be removed. */
  onRemove: (() => void) | undefined;
  onKeyDown: (event: KeyboardEvent) => void;
  onPaste: (event: ClipboardEvent) => void;
}

/** One option: correct or not, position and text. */
export function OptionRow(props: OptionRowProps) {
  const { number, frozen, mark } = props;
  const isHeld = frozen && mark !== undefined;
  const row = useRef<HTMLLIElement>(null);
  const [isFeedbackAsked, setFeedbackAsked] = useState(false);
  const isFeedbackOpen = Boolean(mark?.feedbackText) || isFeedbackAsked;
  const [isWeightAsked, setWeightAsked] = useState(false);
  const isWeightOpen = Boolean(mark?.weightText) || isWeightAsked;
  const handle = useRef<HTMLSpanElement>(null);
  const { dragging, edge } = useDragRow({
    ...{ row, handle, list: 'options', index: number - 1, disabled: isHeld },
    onMove: props.onMove,
  });
  return (
    <li
      ref={row}
      className={classNames(dragRow.row, styles.row, !mark && styles.placed, dragging && dragRow.dragging)}
      data-drop={edge}
      data-key={mark?.isCorrect || undefined}
    >
      <DragHandle ref={handle} disabled={isHeld} />
      {mark && <Mark mark={mark} number={number} />}
      <span className={styles.letter} aria-hidden="true">
        {mark ? optionLabel(number - 1) : `${number}.`}
      </span>
      <RichField
        name={props.text.name}
        text={props.value}
        isOneLine={true}
        className={styles.field}
        toolsClassName={styles.tools}
      >
        <input
          id={props.fieldId}
          type="text"
          dir="auto"
          data-option={number}
          className={styles.text}
          aria-label={`Option ${number}`}
          placeholder={`Option ${number}`}
          aria-invalid={props.invalid || undefined}
          aria-describedby={props.invalid ? `${fieldIds.options}-error` : undefined}
          autoComplete="off"
          maxLength={TEXT_MAXIMUM_LENGTH}
          disabled={frozen}
          {...props.text}
          onKeyDown={props.onKeyDown}
          onPaste={props.onPaste}
        />
      </RichField>
      {mark?.isCorrect && (
        <span className={styles.key} aria-hidden="true">
          Key
        </span>
      )}
      <div className={styles.buttons}>
        {mark && !isFeedbackOpen && (
          <IconButton
            variant="ghost"
            label={`Add feedback on option ${number}`}
            onClick={() => setFeedbackAsked(true)}
          >
            <MessageSquareMore size={16} aria-hidden="true" />
          </IconButton>
        )}
        {mark?.weight && !isWeightOpen && (
          <IconButton variant="ghost" label={texts.addWeight(number)} onClick={() => setWeightAsked(true)}>
            <Percent size={16} aria-hidden="true" />
          </IconButton>
        )}
        <IconButton
          variant="ghost"
          className={styles.step}
          label={`Move option ${number} up`}
          disabled={isHeld || number === 1}
          onClick={() => props.onMove(number - 2)}
        >
          <ArrowUp size={16} aria-hidden="true" />
        </IconButton>
        <IconButton
          variant="ghost"
          className={styles.step}
          label={`Move option ${number} down`}
          disabled={isHeld || number === props.count}
          onClick={() => props.onMove(number)}
        >
          <ArrowDown size={16} aria-hidden="true" />
        </IconButton>
        <IconButton
          variant="ghost"
          label={`Remove option ${number}`}
          disabled={frozen || !props.onRemove}
          onClick={props.onRemove}
        >
          <X size={16} aria-hidden="true" />
        </IconButton>
      </div>
      {mark?.weight && isWeightOpen && (
        <WeightField
          number={number}
          field={mark.weight}
          invalid={mark.isWeightInvalid}
          isAsked={isWeightAsked}
          onFocus={() => setWeightAsked(true)}
        />
      )}
      {mark && isFeedbackOpen && (
        <FeedbackField
          number={number}
          field={mark.feedback}
          value={mark.feedbackText}
          isAsked={isFeedbackAsked}
          // Once emptied, it stays until the question is closed.
          onFocus={() => setFeedbackAsked(true)}
        />
      )}
    </li>
  );
}

function Mark({ mark, number }: { mark: OptionMark; number: number }) {
  return (
    <label className={styles.mark} title={`Option ${number} is correct`}>
      <input
        id={mark.id}
        type={mark.many ? 'checkbox' : 'radio'}
        name="correct-option"
        className={styles.box}
        aria-label={`Option ${number} is correct`}
        checked={mark.isCorrect}
        onChange={(event) => mark.onMark(event.currentTarget.checked)}
      />
    </label>
  );
}
