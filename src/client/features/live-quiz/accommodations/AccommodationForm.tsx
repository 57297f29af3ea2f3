import { useState } from 'react';
import { EXTRA_TAB_CHANGES_MAXIMUM, TIME_FACTOR_PERCENT } from '../../../../shared/constants';
import type { Accommodation } from '../../../../shared/supervision/schema';
import { Button } from '../../../ui/Button';
import { Card } from '../../../ui/Card';
import { NumberField } from '../../../ui/NumberField';
import { TextField } from '../../../ui/TextField';
import { texts } from '../texts';
import styles from './AccommodationForm.module.css';
import { type AccommodationProblems, EMPTY_FIELDS, fieldsOf, readAccommodation } from './accommodation-form';

interface AccommodationFormProps {
  /** The accommodation being edited; undefined for a new one. */
  changed: Accommodation | undefined;
  busy: boolean;
  /** Returns whether it was saved. */
  onSave: (accommodation: Accommodation) => Promise<boolean>;
  onDone: () => void;
}

/** Adds or edits one student's accommodation. */
export function AccommodationForm({ changed, busy, onSave, onDone }: AccommodationFormProps) {
  const [fields, setFields] = useState(changed ? fieldsOf(changed) : EMPTY_FIELDS);
  const [problems, setProblems] = useState<AccommodationProblems>({});
  const field = (name: keyof typeof fields) => ({
    value: fields[name],
    error: problems[name],
    onChange: (event: { currentTarget: HTMLInputElement }) => {
      const { value } = event.currentTarget;
      setFields((before) => ({ ...before, [name]: value }));
      setProblems((before) => ({ ...before, [name]: undefined }));
    },
  });
  const submit = async () => {
    const read = readAccommodation(fields);
    setProblems(read.problems ?? {});
    if (read.problems || busy || !(await onSave(read.accommodation))) return;
    setFields(EMPTY_FIELDS);
    onDone();
  };
  return (
    <Card>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <TextField
          label={texts.email}
          type="email"
          autoComplete="off"
          spellCheck={false}
          className="col-span-all"
          readOnly={changed !== undefined}
          {...field('email')}
        />
        <NumberField
          label={texts.extraTimeLabel}
          hint={texts.extraTimeHint}
          min={0}
          max={TIME_FACTOR_PERCENT.max - 100}
          step={TIME_FACTOR_PERCENT.step}
          autoFocus={changed !== undefined}
          {...field('extraPercent')}
        />
        <NumberField
          label={texts.extraTabChangesLabel}
          hint={texts.extraTabChangesHint}
          min={0}
          max={EXTRA_TAB_CHANGES_MAXIMUM}
          step={1}
          {...field('extraTabChanges')}
        />
        <div className="flex flex-wrap gap-3 col-span-all">
          <Button type="submit" busy={busy}>
            {changed ? texts.saveChange : texts.allow}
          </Button>
          {changed && (
            <Button variant="secondary" onClick={onDone}>
              {texts.cancel}
            </Button>
          )}
        </div>
      </form>
    </Card>
  );
}
