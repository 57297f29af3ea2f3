import type { Access } from '../../shared/access/schema';
import { Badge } from '../ui/Badge';
import { ownerName, rightBadge } from './right-texts';
import styles from './SharedMark.module.css';

/** Whose a quiz or a class is, and what one may do with it; nothing on what is one's own. */
export function SharedMark({ of }: { of: Access }) {
  if (of.owner === null) return null;
  return (
    <span className={styles.shared}>
      <span dir="auto">{ownerName(of)}</span> <Badge>{rightBadge(of.right)}</Badge>
    </span>
  );
}
