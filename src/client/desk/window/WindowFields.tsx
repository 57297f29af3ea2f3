import { useRef } from 'react';
import { Button } from '../../ui/Button';
import { TextField } from '../../ui/TextField';
import styles from './WindowFields.module.css';
import type { WindowFieldValues } from './window-fields';

/** The labels of the fields. */
const texts = { opens: 'Opens', closes: 'Closes' } as const;

interface WindowFieldsProps {
  values: WindowFieldValues;
  errors?: Partial<Record<keyof WindowFieldValues, string | undefined>>;
  /** The meaning of an empty field. */
  none?: Readonly<Record<keyof WindowFieldValues, string>> | undefined;
  /** Whether a dialog opens with the focus here. */
  hasFocus?: boolean;
  onChange: (values: WindowFieldValues) => void;
}

/** The start and end of a window, each with a button to clear it. */
export function WindowFields({ values, errors = {}, none, hasFocus, onChange }: WindowFieldsProps) {
  const field = (name: keyof WindowFieldValues) => ({
    value: values[name],
    error: errors[name],
    none: none?.[name],
    onChange: (value: string) => onChange({ ...values, [name]: value }),
  });
  return (
    <div className={styles.fields}>
      <MomentField label={texts.opens} hasFocus={hasFocus} {...field('opensAt')} />
      <MomentField label={texts.closes} {...field('closesAt')} />
    </div>
  );
}

interface MomentFieldProps {
  label: string;
  value: string;
  error: string | undefined;
  none: string | undefined;
  hasFocus?: boolean | undefined;
  onChange: (value: string) => void;
}

function MomentField({ label, value, error, none, hasFocus, onChange }: MomentFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const clear = () => {
    onChange('');
    // The browser keeps incomplete input.
    if (input.current) input.current.value = '';
    input.current?.focus();
  };
  const button = none && value !== '' && (
    <Button variant="ghost" className={styles.none} onClick={clear}>
      {none}
    </Button>
  );
  return (
    <TextField
      ref={input}
      label={label}
      type="datetime-local"
      value={value}
      error={error}
      aside={button || undefined}
      data-autofocus={hasFocus ? '' : undefined}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

/** Whether a date field has incomplete input, which it reports as empty. */
export const isHalfTyped = (form: HTMLFormElement): boolean =>
  [...form.elements].some((field) => field instanceof HTMLInputElement && field.validity.badInput);
