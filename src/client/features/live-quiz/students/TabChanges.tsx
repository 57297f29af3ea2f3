import { Badge } from '../../../ui/Badge';
import { texts } from '../texts';
import { tabChangeTone, type WatchedStudent } from './live-state';
import styles from './TabChanges.module.css';

/** How many tab changes are used up: amber from the first, red at the limit; and the reloads beside them. */
export function TabChanges({ student }: { student: WatchedStudent }) {
  const tone = tabChangeTone(student);
  const text = `${student.focusLostCount} of ${student.tabChangeLimit}`;
  return (
    <span className={styles.changes}>
      {tone === 'none' ? <span>{text}</span> : <Badge tone={tone}>{text}</Badge>}
      {student.reloadCount > 0 && (
        <span className={styles.reloads}>{texts.reloads(student.reloadCount)}</span>
      )}
    </span>
  );
}
