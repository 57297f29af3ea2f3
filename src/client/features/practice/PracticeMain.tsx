import type { ReactNode } from 'react';
import styles from './PracticePage.module.css';

/** The one main region of the page, in a column for reading. */
export function PracticeMain({ children }: { children: ReactNode }) {
  return (
    <main id="main" tabIndex={-1} className={styles.main}>
      <div className={styles.sheet}>{children}</div>
    </main>
  );
}
