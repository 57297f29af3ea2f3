import { useId } from 'react';
import styles from './RadioChoice.module.css';

interface RadioChoiceProps<Value extends string> {
  legend: string;
  values: readonly Value[];
  texts: Readonly<Record<Value, readonly [label: string, meaning: string]>>;
  value: Value;
  disabled?: boolean;
  /** Takes the focus when a dialog opens. */
  hasFocus?: boolean;
  onChange: (value: Value) => void;
}

/** Radio buttons, each with an explanation below. */
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
