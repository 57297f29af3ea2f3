import type { ComponentPropsWithRef } from 'react';
import { classNames } from './class-names';
import { Field, type FieldProps } from './Field';
import styles from './Field.module.css';

interface TextFieldProps extends ComponentPropsWithRef<'input'>, FieldProps {
  inputClassName?: string | undefined;
}

export function TextField({
  label,
  labelHidden,
  hint,
  error,
  aside,
  className,
  inputClassName,
  ...input
}: TextFieldProps) {
  const describedBy = input['aria-describedby'];
  return (
    <Field {...{ label, labelHidden, hint, error, aside, className, describedBy }} id={input.id}>
      {(control) => (
        <input
          type="text"
          dir="auto"
          {...input}
          {...control}
          className={classNames(styles.input, inputClassName)}
        />
      )}
    </Field>
  );
}
