import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { classNames } from './class-names';
import styles from './Field.module.css';
import { VisuallyHidden } from './VisuallyHidden';

export interface FieldProps {
  label: ReactNode;
  /** Only read out: something else in sight says what the field is. */
  labelHidden?: boolean | undefined;
  hint?: ReactNode;
  error?: string | undefined;
  /** Stands at the right of the label, e.g. a button that belongs to the field. */
  aside?: ReactNode;
}

interface FieldLayoutProps extends FieldProps {
  id: string | undefined;
  describedBy: string | undefined;
  className: string | undefined;
  children: (control: {
    id: string;
    'aria-describedby': string | undefined;
    'aria-invalid': true | undefined;
  }) => ReactNode;
}

/** A label that is always visible, the control, then hint and error tied to the control. */
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
