import type { TopicShare } from '../../../shared/topics/schema';
import styles from './TopicBar.module.css';

const at = (share: number) => `${100 * share}%`;

/** A share as a bar with its likely range as a line; the words beside it say the same. */
export function TopicBar({ figures: { share, low, high, mastery } }: { figures: TopicShare }) {
  return (
    <div className={styles.track} aria-hidden="true">
      <div className={`${styles.bar} ${styles[mastery] ?? ''}`} style={{ width: at(share) }} />
      <div className={styles.range} style={{ left: at(low), right: at(1 - high) }} />
    </div>
  );
}
