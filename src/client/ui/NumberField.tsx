import { type ComponentProps, useState } from 'react';
import { type NumberRange, rangeSentence, typedNumber } from '../../shared/number-answer/typed-number';
import { classNames } from './class-names';
import styles from './Field.module.css';
import { TextField } from './TextField';

type NumberFieldProps = Omit<ComponentProps<typeof TextField>, 'type' | 'step'> & Pick<NumberRange, 'step'>;

/** A number typed in digits of any script. Invalid input shows an error on blur and changes nothing. */
export function NumberField({
  min: least,
  max: most,
  step = 'any',
  inputClassName,
  error,
  ...input
}: NumberFieldProps) {
  const [refused, setRefused] = useState<string>();
  const [min, max] = [least, most].map((end) => (end === undefined ? undefined : Number(end)));
  const range = { min, max, step };
  const isRefused = refused !== undefined && (input.value ?? refused) === refused;
  return (
    <TextField
      inputMode={min === undefined || min < 0 ? undefined : Number.isInteger(step) ? 'numeric' : 'decimal'}
      autoComplete="off"
      data-number=""
      {...input}
      error={error ?? (isRefused ? rangeSentence(range) : undefined)}
      inputClassName={classNames(styles.number, inputClassName)}
      onChange={(event) => {
        setRefused(undefined);
        input.onChange?.(event);
      }}
      onBlur={(event) => {
        // The form may replace the input by the accepted number.
        input.onBlur?.(event);
        const { value } = event.currentTarget;
        const isWrong = value.trim() !== '' && Number.isNaN(typedNumber(value, range));
        const say = () => setRefused(isWrong ? value : undefined);
        // An error line that appears while a button is pressed would move the button away from the pointer.
        if (document.querySelector(':active')) window.addEventListener('click', say, { once: true });
        else say();
      }}
    />
  );
}
