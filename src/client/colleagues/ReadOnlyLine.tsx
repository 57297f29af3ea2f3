import { Eye } from 'lucide-react';
import styles from './ReadOnlyLine.module.css';

/** The line that explains why the page is read-only. */
export function ReadOnlyLine({ children }: { children: string }) {
  return (
    <p className={styles.line}>
      <Eye size={16} aria-hidden="true" /> {children}
    </p>
  );
}
