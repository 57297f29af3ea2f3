import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import styles from './Select.module.css';
import { VisuallyHidden } from './VisuallyHidden';

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

interface NameChoiceProps {
  label: string;
  /** What the choice of none is called. */
  all: string;
  names: readonly string[];
  /** Empty: none. */
  value: string;
  className: string | undefined;
  onChange: (name: string) => void;
}

/** One of the names that things in a list have, to filter by; nothing where none has any. */
export function NameChoice({ label, all, names, value, className, onChange }: NameChoiceProps) {
  const id = useId();
  // One that a link names and that is gone is shown as what it is: empty.
  const known = value && !names.includes(value) ? [...names, value] : names;
  if (known.length === 0) return null;
  return (
    <div className={className}>
      <label htmlFor={id}>
        <VisuallyHidden>{label}</VisuallyHidden>
      </label>
      <Select
        id={id}
        value={value}
        options={[{ value: '', label: all }, ...known.map((name) => ({ value: name, label: name }))]}
        onChange={onChange}
      />
    </div>
  );
}
