import { useId } from 'react';
import { Select } from './Select';
import { VisuallyHidden } from './VisuallyHidden';

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
