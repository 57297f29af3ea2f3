import type { ReactNode } from 'react';
import { EXTRA_MINUTES_MAXIMUM } from '../../../../shared/constants';
import { Button } from '../../../ui/Button';
import { ErrorState } from '../../../ui/ErrorState';
import { FormDialog } from '../../../ui/FormDialog';
import { NumberField } from '../../../ui/NumberField';
import styles from './MinutesDialog.module.css';

interface MinutesDialogProps {
  title: string;
  /** What the button says that does it. */
  action: string;
  isBusy: boolean;
  /** Why it could not be done; it is tried again from there. */
  failure: string | undefined;
  field: MinutesFieldProps;
  onSubmit: () => void;
  onClose: () => void;
  /** What is said before the minutes. */
  children: ReactNode;
}

/** Asks for minutes, and does something with them. */
export function MinutesDialog(props: MinutesDialogProps) {
  const { title, action, isBusy, failure, field, onSubmit, onClose, children } = props;
  return (
    <FormDialog
      onClose={onClose}
      title={title}
      size="small"
      action={action}
      busy={isBusy}
      className={styles.form}
      onSubmit={onSubmit}
    >
      {children}
      <MinutesField {...field} />
      {failure && <ErrorState message={failure} onRetry={onSubmit} />}
    </FormDialog>
  );
}

const CHOICES = ['5', '10', '15'] as const;

interface MinutesFieldProps {
  label: string;
  minimum: number;
  value: string;
  error: string | undefined;
  onChange: (typed: string) => void;
}

/** Minutes, typed or by one press. */
function MinutesField({ label, minimum, value, error, onChange }: MinutesFieldProps) {
  return (
    <div className={styles.minutes}>
      <NumberField
        label={label}
        inputClassName={styles.input}
        inputMode="numeric"
        min={minimum}
        step={1}
        value={value}
        error={error}
        data-autofocus=""
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <div className={styles.choices}>
        {CHOICES.map((minutes) => (
          <Button
            key={minutes}
            variant="secondary"
            aria-pressed={value === minutes}
            className={styles.choice}
            onClick={() => onChange(minutes)}
          >
            {minutes} min
          </Button>
        ))}
      </div>
    </div>
  );
}

/** Whole minutes as typed, from the least that is asked for; undefined for anything else. */
export function readMinutes(typed: string, minimum: number): number | undefined {
  const minutes = typed.trim() === '' ? Number.NaN : Number(typed);
  const isGood = Number.isInteger(minutes) && minutes >= minimum && minutes <= EXTRA_MINUTES_MAXIMUM;
  return isGood ? minutes : undefined;
}
