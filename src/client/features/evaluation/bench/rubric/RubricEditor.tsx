import { ArrowDown, ArrowUp, Plus, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { RUBRIC_ITEM_MAXIMUM_LENGTH, RUBRIC_ITEMS_MAXIMUM } from '../../../../../shared/constants';
import type { QuizResults } from '../../../../../shared/results/schema';
import { Button, IconButton } from '../../../../ui/Button';
import { TextArea, TextField } from '../../../../ui/TextField';
import styles from './Rubric.module.css';
import { type ItemDraft, moved, newItem, readDrafts, readPoints, toDrafts } from './rubric-draft';
import { rubricTexts } from './rubric-texts';
import { type RubricChange, useRubricPreview } from './use-rubric-change';

interface RubricEditorProps {
  results: QuizResults;
  questionId: string;
  change: RubricChange;
  onClose: () => void;
}

/** The fields of a rubric's items, with a preview of their effect on existing marks. */
export function RubricEditor({ results, questionId, change, onClose }: RubricEditorProps) {
  const stored = results.rubrics[questionId] ?? [];
  const [drafts, setDrafts] = useState<readonly ItemDraft[]>(() =>
    stored.length > 0 ? toDrafts(stored) : [newItem()],
  );
  const [isChecked, setChecked] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const items = readDrafts(drafts);
  const { preview, effect, failure, refetch } = useRubricPreview({ results, questionId }, items);
  const movesMarks = preview !== undefined && preview.gains.length + preview.losses.length > 0;

  const save = async () => {
    setChecked(true);
    if (!items) return void list.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
    if (!preview) return;
    if (await change.write(items, preview)) onClose();
    else void refetch();
  };
  const set = (at: number, fields: Partial<ItemDraft>) =>
    setDrafts(drafts.map((draft, place) => (place === at ? { ...draft, ...fields } : draft)));

  return (
    <form
      className={styles.editor}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <ul ref={list} className={styles.drafts}>
        {drafts.map((draft, at) => (
          <ItemFields
            key={draft.id}
            {...{ draft, at, isChecked }}
            count={drafts.length}
            onChange={(fields) => set(at, fields)}
            onMove={(step) => setDrafts(moved(drafts, at, step))}
            onRemove={() => setDrafts(drafts.toSpliced(at, 1))}
          />
        ))}
      </ul>
      {drafts.length < RUBRIC_ITEMS_MAXIMUM && (
        <Button
          variant="ghost"
          className={styles.small}
          onClick={() => {
            setChecked(false);
            setDrafts([...drafts, newItem()]);
          }}
        >
          <Plus size={16} aria-hidden="true" /> {rubricTexts.addItem}
        </Button>
      )}
      <div className={styles.effect} role="status" aria-busy={items !== undefined && !preview}>
        {items && effect && <p className={movesMarks ? styles.warn : styles.note}>{effect}</p>}
        {preview?.isReleased && <p className={styles.warn}>{rubricTexts.released}</p>}
      </div>
      {(change.failure ?? failure) && (
        <p role="alert" className={styles.failure}>
          {change.failure ?? failure}
        </p>
      )}
      <div className={styles.actions}>
        <Button variant="secondary" className={styles.small} onClick={onClose}>
          {rubricTexts.cancel}
        </Button>
        <Button
          type="submit"
          className={styles.small}
          busy={change.isBusy}
          disabled={items !== undefined && !preview}
        >
          {movesMarks ? rubricTexts.apply : rubricTexts.save}
        </Button>
      </div>
    </form>
  );
}

interface ItemFieldsProps {
  draft: ItemDraft;
  at: number;
  count: number;
  /** Whether saving was tried, so that problems are shown. */
  isChecked: boolean;
  onChange: (fields: Partial<ItemDraft>) => void;
  onMove: (step: 1 | -1) => void;
  onRemove: () => void;
}

function ItemFields({ draft, at, count, isChecked, onChange, onMove, onRemove }: ItemFieldsProps) {
  const number = at + 1;
  const isTextMissing = isChecked && draft.text.trim() === '';
  const isPointsWrong = readPoints(draft.points) === undefined && (isChecked || draft.points !== '');
  return (
    <li className={styles.draft} aria-label={rubricTexts.item(number)}>
      <TextArea
        label={rubricTexts.text(number)}
        labelHidden
        rows={2}
        inputClassName={styles.textField}
        value={draft.text}
        maxLength={RUBRIC_ITEM_MAXIMUM_LENGTH}
        placeholder={rubricTexts.placeholder}
        // A new item is focused immediately.
        autoFocus={draft.text === ''}
        error={isTextMissing ? rubricTexts.textMissing : undefined}
        onChange={(event) => onChange({ text: event.currentTarget.value })}
      />
      <div className={styles.draftRow}>
        <TextField
          label={rubricTexts.points(number)}
          labelHidden
          inputMode="decimal"
          inputClassName={styles.pointsField}
          value={draft.points}
          error={isPointsWrong ? rubricTexts.pointsWrong : undefined}
          onChange={(event) => onChange({ points: event.currentTarget.value })}
        />
        <span className={styles.moves}>
          <IconButton
            variant="ghost"
            className={styles.iconSmall}
            label={rubricTexts.up(number)}
            disabled={at === 0}
            onClick={() => onMove(-1)}
            icon={<ArrowUp size={16} aria-hidden="true" />}
          />
          <IconButton
            variant="ghost"
            className={styles.iconSmall}
            label={rubricTexts.down(number)}
            disabled={number === count}
            onClick={() => onMove(1)}
            icon={<ArrowDown size={16} aria-hidden="true" />}
          />
          <IconButton
            variant="ghost"
            className={styles.iconSmall}
            label={rubricTexts.remove(number)}
            disabled={count === 1}
            onClick={onRemove}
            icon={<X size={16} aria-hidden="true" />}
          />
        </span>
      </div>
    </li>
  );
}
