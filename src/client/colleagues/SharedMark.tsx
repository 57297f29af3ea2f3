import type { Access } from '../../shared/access/schema';
import { Badge } from '../ui/Badge';
import { ownerName, rightBadge } from './right-texts';

/** The owner of a shared quiz or class and the reader's right; nothing for the reader's own. */
export function SharedMark({ of }: { of: Access }) {
  if (of.owner === null) return null;
  return (
    <span className="text-muted text-sm nowrap">
      <span dir="auto">{ownerName(of)}</span> <Badge>{rightBadge(of.right)}</Badge>
    </span>
  );
}
