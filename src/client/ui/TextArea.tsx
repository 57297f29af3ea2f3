import type { ComponentPropsWithRef } from 'react';
import { classNames } from './class-names';
import { Field, type FieldProps } from './Field';
import styles from './Field.module.css';

interface TextAreaProps extends ComponentPropsWithRef<'textarea'>, FieldProps {
  inputClassName?: string | undefined;
}

export function TextArea({
  label,
  labelHidden,
  hint,
  error,
  aside,
  className,
  inputClassName,
  ...area
}: TextAreaProps) {
  const describedBy = area['aria-describedby'];
  return (
    <Field {...{ label, labelHidden, hint, error, aside, className, describedBy }} id={area.id}>
      {(control) => (
        <textarea
          rows={4}
          dir="auto"
          {...area}
          {...control}
          className={classNames(styles.input, styles.area, inputClassName)}
        />
      )}
    </Field>
  );
}
