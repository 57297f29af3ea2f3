import type { ReactNode } from 'react';
import styles from './SaveBar.module.css';

interface SaveBarProps {
  /** The state in words, e.g. "3 unsaved changes". */
  status: ReactNode;
  /** The buttons, the most important one last. */
  children: ReactNode;
}

/** The bar at the foot of a form that never moves: what is unsaved, and Save. */
export function SaveBar({ status, children }: SaveBarProps) {
  return (
    <div className={styles.bar} data-dock="">
      <div className={styles.inner}>
        <p className={styles.status} role="status">
          {status}
        </p>
        <div className={styles.buttons}>{children}</div>
      </div>
    </div>
  );
}
