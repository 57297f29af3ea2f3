import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import styles from './Banner.module.css';
import { Button, IconButton } from './Button';
import { classNames } from './class-names';
import { texts } from './texts';

const ICONS = { info: Info, ok: CircleCheck, warn: TriangleAlert, bad: CircleAlert };

interface BannerProps {
  tone: 'info' | 'ok' | 'warn' | 'bad';
  role?: 'alert' | 'status' | undefined;
  onDismiss?: (() => void) | undefined;
  action?: ReactNode;
  className?: string | undefined;
  /** For moving the focus to the banner, which is focusable but not a tab stop. */
  ref?: Ref<HTMLDivElement> | undefined;
  children: ReactNode;
}

export function Banner({ tone, role, onDismiss, action, className, ref, children }: BannerProps) {
  const Icon = ICONS[tone];
  return (
    <div ref={ref} tabIndex={-1} className={classNames(styles.banner, styles[tone], className)}>
      <div className={styles.message}>
        <Icon className={styles.icon} size={18} aria-hidden="true" />
        <div className={styles.text} role={role}>
          {children}
        </div>
      </div>
      {(action || onDismiss) && (
        <div className={styles.side}>
          {action}
          {onDismiss && (
            <IconButton label={texts.dismiss} variant="ghost" className={styles.dismiss} onClick={onDismiss}>
              <X size={18} aria-hidden="true" />
            </IconButton>
          )}
        </div>
      )}
    </div>
  );
}

interface ErrorStateProps {
  message: string;
  onRetry?: (() => void) | undefined;
  isRetrying?: boolean | undefined;
}

/** A failed load, with an optional Retry button. */
export function ErrorState({ message, onRetry, isRetrying }: ErrorStateProps) {
  const retry = onRetry && (
    <Button variant="secondary" busy={isRetrying} onClick={onRetry}>
      {texts.tryAgain}
    </Button>
  );
  return (
    <Banner tone="bad" role="alert" action={retry}>
      {message}
    </Banner>
  );
}
