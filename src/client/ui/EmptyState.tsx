import type { ReactNode } from 'react';
import styles from './EmptyState.module.css';

interface EmptyStateProps {
  title: ReactNode;
  /** For a title that is the heading of the page. */
  heading?: 'h1' | undefined;
  children?: ReactNode;
  action?: ReactNode;
}

export function EmptyState({ title, heading, children, action }: EmptyStateProps) {
  const Title = heading ?? 'p';
  return (
    <div className={styles.empty}>
      <Title className={styles.title}>{title}</Title>
      {children && <div className={styles.text}>{children}</div>}
      {action}
    </div>
  );
}
