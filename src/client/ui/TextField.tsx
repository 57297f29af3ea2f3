import { CircleAlert } from 'lucide-react';
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { classNames } from './class-names';
import styles from './Field.module.css';
import { VisuallyHidden } from './VisuallyHidden';

export interface FieldProps {
  label: ReactNode;
  /** For screen readers only; other visible text labels the field. */
  labelHidden?: boolean | undefined;
  hint?: ReactNode;
  error?: string | undefined;
  /** Content to the right of the label, e.g. a button for the field. */
  aside?: ReactNode;
}

interface FieldLayoutProps extends FieldProps {
  id: string | undefined;
  describedBy: string | undefined;
  className?: string | undefined;
  children: (control: {
    id: string;
    'aria-describedby': string | undefined;
    'aria-invalid': true | undefined;
  }) => ReactNode;
}

/** A visible label, the control, and the hint and error associated with it. */
export function Field({
  label,
  labelHidden,
  hint,
  error,
  aside,
  id,
  describedBy,
  className,
  children,
}: FieldLayoutProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const hintId = hint ? `${controlId}-hint` : undefined;
  const errorId = error ? `${controlId}-error` : undefined;
  const labelElement = (
    <label className={styles.label} htmlFor={controlId}>
      {labelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}
    </label>
  );
  return (
    <div className={classNames(styles.field, className)}>
      {aside ? (
        <div className={styles.top}>
          {labelElement}
          {aside}
        </div>
      ) : (
        labelElement
      )}
      {children({
        id: controlId,
        'aria-describedby': classNames(errorId, hintId, describedBy) || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {error && (
        <p id={errorId} className={styles.error} role="alert">
          <CircleAlert size={16} aria-hidden="true" />
          <span>{error}</span>
        </p>
      )}
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}

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
