import { Eye } from 'lucide-react';
import styles from './ReadOnlyLine.module.css';

/** The one line that says why what is shown cannot be changed. */
export function ReadOnlyLine({ children }: { children: string }) {
  return (
    <p className={styles.line}>
      <Eye size={16} aria-hidden="true" /> {children}
    </p>
  );
}
