import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { COLUMN_TITLE_MAXIMUM_LENGTH, MARK_STEP, MAXIMUM_MARKS_CEILING } from '../../../../shared/constants';
import { holdsNotes } from '../../../../shared/gradebook/columns';
import { gradebookFieldMessages } from '../../../../shared/gradebook/messages';
import type { OwnColumnHead } from '../../../../shared/gradebook/schema';
import { typedNumber } from '../../../../shared/number-answer/typed-number';
import { dayField } from '../../../colleagues/until';
import { nowMs } from '../../../platform/clock';
import { fromLocalField, ownTimeZone } from '../../../platform/local-date-time';
import { Banner } from '../../../ui/Banner';
import { Button } from '../../../ui/Button';
import { FormDialog } from '../../../ui/FormDialog';
import { NumberField } from '../../../ui/NumberField';
import { SegmentedControl } from '../../../ui/SegmentedControl';
import { TextField } from '../../../ui/TextField';
import styles from './ColumnDialog.module.css';
import { texts } from './texts';
import type { useOwnColumns } from './use-own-columns';

interface ColumnDialogProps {
  /** Absent for a new column. */
  column: OwnColumnHead | undefined;
  columns: ReturnType<typeof useOwnColumns>;
  onClose: () => void;
}

type Holds = keyof typeof texts.columnHoldsOf;
const HOLDS = (['marks', 'notes'] as const).map((value) => ({ value, label: texts.columnHoldsOf[value] }));
const MAXIMUM = { min: MARK_STEP, max: MAXIMUM_MARKS_CEILING, step: MARK_STEP };

/** Title, maximum and day of an own column, which holds marks or notes; an existing one can be deleted. */
export function ColumnDialog({ column, columns, onClose }: ColumnDialogProps) {
  const zone = ownTimeZone();
  const [title, setTitle] = useState(column?.title ?? '');
  const [holds, setHolds] = useState<Holds>(column && holdsNotes(column) ? 'notes' : 'marks');
  const [maximum, setMaximum] = useState(String(column?.maxScore ?? 10));
  const [day, setDay] = useState(dayField(column?.date ?? nowMs(), zone));
  const [isSent, setSent] = useState(false);
  const maxScore = holds === 'notes' ? null : typedNumber(maximum, MAXIMUM);
  const isMaximumWrong = maxScore !== null && Number.isNaN(maxScore);
  const date = fromLocalField(`${day}T00:00`, zone);
  const isTitled = title.trim() !== '';
  const closeAfter = async (act: Promise<boolean>) => {
    if (await act) onClose();
  };
  const save = () => {
    setSent(true);
    if (columns.isBusy || !isTitled || isMaximumWrong || date === undefined) return;
    const sent = { title: title.trim(), date };
    const changes = { ...sent, ...(maxScore !== null && { maxScore }) };
    void closeAfter(column ? columns.update(column.columnId, changes) : columns.add({ ...sent, maxScore }));
  };
  return (
    <FormDialog
      title={column ? texts.editColumn(column.title) : texts.addColumn}
      action={column ? texts.save : texts.add}
      size="small"
      busy={columns.isBusy}
      className={styles.form}
      onClose={onClose}
      onSubmit={save}
    >
      {columns.failure && (
        <Banner tone="bad" role="alert">
          {columns.failure}
        </Banner>
      )}
      {!column && (
        <SegmentedControl label={texts.columnHolds} options={HOLDS} value={holds} onChange={setHolds} />
      )}
      <TextField
        label={texts.columnTitle}
        hint={texts.columnHint[holds]}
        error={isSent && !isTitled ? gradebookFieldMessages.columnTitle : undefined}
        maxLength={COLUMN_TITLE_MAXIMUM_LENGTH}
        autoComplete="off"
        data-autofocus=""
        value={title}
        onChange={({ currentTarget }) => setTitle(currentTarget.value)}
      />
      <div className={styles.pair}>
        {maxScore !== null && (
          <NumberField
            label={texts.columnMaximum}
            {...MAXIMUM}
            error={isSent && isMaximumWrong ? gradebookFieldMessages.columnMaximum : undefined}
            value={maximum}
            onChange={({ currentTarget }) => setMaximum(currentTarget.value)}
          />
        )}
        <TextField
          type="date"
          label={texts.columnDate}
          error={isSent && date === undefined ? texts.columnDateInvalid : undefined}
          value={day}
          onChange={({ currentTarget }) => setDay(currentTarget.value)}
        />
      </div>
      {column && (
        <Button
          variant="ghost"
          className={styles.delete}
          onClick={() => void closeAfter(columns.remove(column))}
        >
          <Trash2 size={18} aria-hidden="true" /> {texts.deleteColumn}
        </Button>
      )}
    </FormDialog>
  );
}
