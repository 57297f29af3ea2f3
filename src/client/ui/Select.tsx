import { ChevronDown } from 'lucide-react';
import styles from './Select.module.css';

interface SelectProps<Value extends string> {
  id: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
  disabled?: boolean;
}

/** A native list of choices; its label stands outside and names the id. */
export function Select<Value extends string>({ id, value, options, onChange, disabled }: SelectProps<Value>) {
  return (
    <div className={styles.frame}>
      <select
        id={id}
        className={styles.select}
        value={value}
        disabled={disabled}
        onChange={(event) => {
          const chosen = options.find((option) => option.value === event.currentTarget.value);
          if (chosen) onChange(chosen.value);
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown className={styles.icon} size={18} aria-hidden="true" />
    </div>
  );
}
