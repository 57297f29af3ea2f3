import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import styles from './Checkbox.module.css';
import { classNames } from './class-names';

interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'type'> {
  label: ReactNode;
  /** Shown under the label: the effect of the box, or why it cannot be changed. */
  reason?: ReactNode;
}

export function Checkbox({ label, reason, className, ...input }: CheckboxProps) {
  const ownId = useId();
  const id = input.id ?? ownId;
  const reasonId = reason ? `${id}-reason` : undefined;
  return (
    <div className={classNames(styles.row, input.disabled && styles.disabled, className)}>
      <input
        {...input}
        id={id}
        type="checkbox"
        className={styles.box}
        aria-describedby={classNames(reasonId, input['aria-describedby']) || undefined}
      />
      <div>
        <label className={styles.label} htmlFor={id}>
          {label}
        </label>
        {reason && (
          <p id={reasonId} className={styles.reason}>
            {reason}
          </p>
        )}
      </div>
    </div>
  );
}
