import type { ComponentPropsWithRef, MouseEvent } from 'react';
import styles from './Button.module.css';
import { type ButtonSize, type ButtonVariant, buttonClass } from './button-class';
import { classNames } from './class-names';
import { Spinner } from './Spinner';

export interface ButtonProps extends ComponentPropsWithRef<'button'> {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  /** While busy the button keeps its width and its focus, and takes no click. */
  busy?: boolean | undefined;
  busyLabel?: string | undefined;
}

export function Button({
  variant = 'primary',
  size = 'default',
  busy = false,
  busyLabel,
  className,
  onClick,
  children,
  type = 'button',
  ...rest
}: ButtonProps) {
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  const look = buttonClass({ variant, size, className });
  if (busyLabel === undefined && !busy) {
    return (
      <button {...rest} type={type} onClick={click} className={look}>
        {children}
      </button>
    );
  }
  return (
    <button
      {...rest}
      type={type}
      onClick={click}
      className={look}
      aria-busy={busy}
      {...(busy && { 'aria-disabled': true })}
    >
      <span className={styles.labels}>
        <span className={classNames(styles.label, busy && styles.hidden)}>{children}</span>
        <span className={classNames(styles.label, !busy && styles.hidden)}>
          <Spinner />
          {busyLabel ?? (busy && size !== 'icon' ? children : null)}
        </span>
      </span>
    </button>
  );
}
