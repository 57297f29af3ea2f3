import { LogOut } from 'lucide-react';
import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { Link } from 'wouter';
import styles from './Button.module.css';
import { classNames } from './class-names';

type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger';
type ButtonSize = 'default' | 'large';

/** An icon-only button needs a name for screen readers. */
interface WithoutWords {
  size: 'icon';
  'aria-label': string;
}

/** The classes of a button, for any element. */
export function buttonClass(look: {
  variant: ButtonVariant;
  size: ButtonSize | 'icon';
  className?: string | undefined;
}): string {
  return classNames(
    styles.button,
    styles[look.variant],
    look.size === 'large' && styles.large,
    look.size === 'icon' && styles.icon,
    look.className,
  );
}

export interface ButtonProps extends ComponentPropsWithRef<'button'> {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  /** While busy, the button keeps its width and focus but ignores clicks. */
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
}: ButtonProps | (Omit<ButtonProps, keyof WithoutWords> & WithoutWords)) {
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

interface IconButtonProps extends Omit<ButtonProps, 'size' | 'aria-label'> {
  /** Accessible name and tooltip. */
  label: string;
  icon?: ReactNode;
}

export function IconButton({ label, icon, children, variant = 'secondary', ...rest }: IconButtonProps) {
  return (
    <Button title={label} {...rest} variant={variant} size="icon" aria-label={label}>
      {icon}
      {children}
    </Button>
  );
}

interface ButtonLinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  href: string;
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
}

export function ButtonLink({
  href,
  variant = 'primary',
  size = 'default',
  className,
  ...rest
}: ButtonLinkProps | (Omit<ButtonLinkProps, keyof WithoutWords> & WithoutWords)) {
  return <Link {...rest} href={href} className={buttonClass({ variant, size, className })} />;
}

interface LogoutButtonProps {
  busy: boolean;
  label: string;
  onClick: () => void;
}

export function LogoutButton({ busy, label, onClick }: LogoutButtonProps) {
  return (
    <Button variant="ghost" className={styles.logout} busy={busy} onClick={onClick}>
      <LogOut size={18} aria-hidden="true" className={styles.logoutIcon} /> {label}
    </Button>
  );
}

/** Busy state; the caller provides the text. */
export function Spinner() {
  return <span className={styles.spinner} aria-hidden="true" />;
}
