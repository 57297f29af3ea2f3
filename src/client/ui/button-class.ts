import styles from './Button.module.css';
import { classNames } from './class-names';

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger';
export type ButtonSize = 'default' | 'large' | 'icon';

/** The look of a button, for whatever element carries it. */
export function buttonClass(look: {
  variant: ButtonVariant;
  size: ButtonSize;
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
