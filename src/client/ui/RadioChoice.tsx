import { useId } from 'react';
import styles from './RadioChoice.module.css';

interface RadioChoiceProps<Value extends string> {
  legend: string;
  values: readonly Value[];
  /** What each is called, and what it means. */
  texts: Readonly<Record<Value, readonly [label: string, meaning: string]>>;
  value: Value;
  disabled?: boolean;
  /** Whether a dialog opens with the focus on what is chosen. */
  hasFocus?: boolean;
  onChange: (value: Value) => void;
}

/** One of a few, each with what it means below it. */
export function RadioChoice<Value extends string>(props: RadioChoiceProps<Value>) {
  const { legend, values, texts, value, disabled, hasFocus = false, onChange } = props;
  const name = useId();
  return (
    <fieldset className={styles.choice} disabled={disabled}>
      <legend className={styles.legend}>{legend}</legend>
      {values.map((each) => {
        const [label, meaning] = texts[each];
        return (
          <label key={each} className={styles.row}>
            <input
              type="radio"
              name={name}
              className={styles.radio}
              checked={each === value}
              data-autofocus={hasFocus && each === value ? '' : undefined}
              aria-describedby={`${name}-${each}`}
              onChange={() => onChange(each)}
            />
            <span>
              {label}
              <span id={`${name}-${each}`} className={styles.meaning}>
                {meaning}
              </span>
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}
