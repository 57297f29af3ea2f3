import { useState } from 'react';
import { EXTRA_TAB_CHANGES_MAXIMUM, TIME_FACTOR_PERCENT } from '../../../../shared/constants';
import type { Allowance } from '../../../../shared/supervision/schema';
import { Button } from '../../../ui/Button';
import { Card } from '../../../ui/Card';
import { NumberField } from '../../../ui/NumberField';
import { TextField } from '../../../ui/TextField';
import { texts } from '../texts';
import styles from './AllowanceForm.module.css';
import { type AllowanceProblems, EMPTY_FIELDS, fieldsOf, readAllowance } from './allowance-form';

interface AllowanceFormProps {
  /** The allowance to be changed; undefined for a new one. */
  changed: Allowance | undefined;
  busy: boolean;
  /** Answers whether it was saved. */
  onSave: (allowance: Allowance) => Promise<boolean>;
  onDone: () => void;
}

/** Adds the allowance of one student, or changes it. */
export function AllowanceForm({ changed, busy, onSave, onDone }: AllowanceFormProps) {
  const [fields, setFields] = useState(changed ? fieldsOf(changed) : EMPTY_FIELDS);
  const [problems, setProblems] = useState<AllowanceProblems>({});
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
    const read = readAllowance(fields);
    setProblems(read.problems ?? {});
    if (read.problems || busy || !(await onSave(read.allowance))) return;
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
          className={styles.wide}
          readOnly={changed !== undefined}
          {...field('email')}
        />
        <NumberField
          label={texts.extraTimeLabel}
          hint={texts.extraTimeHint}
          inputMode="numeric"
          min={0}
          max={TIME_FACTOR_PERCENT.max - 100}
          step={TIME_FACTOR_PERCENT.step}
          autoFocus={changed !== undefined}
          {...field('extraPercent')}
        />
        <NumberField
          label={texts.extraTabChangesLabel}
          hint={texts.extraTabChangesHint}
          inputMode="numeric"
          min={0}
          max={EXTRA_TAB_CHANGES_MAXIMUM}
          step={1}
          {...field('extraTabChanges')}
        />
        <div className={styles.actions}>
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
