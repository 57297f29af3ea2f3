import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import styles from './Select.module.css';
import { Field, type FieldProps } from './TextField';
import { VisuallyHidden } from './VisuallyHidden';

interface SelectProps<Value extends string> {
  id: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
  disabled?: boolean;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: true | undefined;
}

/** A native select; the caller renders its label. */
export function Select<Value extends string>({ value, options, onChange, ...rest }: SelectProps<Value>) {
  return (
    <div className={styles.frame}>
      <select
        className={styles.select}
        value={value}
        {...rest}
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

type SelectFieldProps<Value extends string> = Omit<SelectProps<Value>, 'id'> &
  Pick<FieldProps, 'label' | 'labelHidden' | 'hint' | 'error'> & { className?: string | undefined };

/** A select with its label, hint and error. */
export const SelectField = <Value extends string>({
  label,
  labelHidden,
  hint,
  error,
  className,
  ...select
}: SelectFieldProps<Value>) => (
  <Field {...{ label, labelHidden, hint, error, className }} id={undefined} describedBy={undefined}>
    {(control) => <Select {...control} {...select} />}
  </Field>
);

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
