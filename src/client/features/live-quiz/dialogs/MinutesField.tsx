import { Button } from '../../../ui/Button';
import { NumberField } from '../../../ui/NumberField';
import styles from './MinutesField.module.css';

const CHOICES = ['5', '10', '15'] as const;

export interface MinutesFieldProps {
  label: string;
  minimum: number;
  value: string;
  error: string | undefined;
  onChange: (typed: string) => void;
}

/** Minutes, typed or by one press. */
export function MinutesField({ label, minimum, value, error, onChange }: MinutesFieldProps) {
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
