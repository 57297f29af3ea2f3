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

/** A native select; the caller renders its label. */
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
  /** Label of the empty choice. */
  all: string;
  names: readonly string[];
  /** '' for no choice. */
  value: string;
  className: string | undefined;
  onChange: (name: string) => void;
}

/** Filters a list by name; hidden if there are no names. */
export function NameChoice({ label, all, names, value, className, onChange }: NameChoiceProps) {
  const id = useId();
  // A removed name that a link still selects is shown as empty.
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
