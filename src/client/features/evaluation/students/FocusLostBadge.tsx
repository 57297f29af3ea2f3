import { TAB_CHANGE_LIMIT } from '../../../../shared/constants';
import { Badge } from '../../../ui/Badge';

/** How often a student left the quiz: amber from the first time, red from the limit on. */
export function FocusLostBadge({ count }: { count: number }) {
  if (count === 0) return <span>0</span>;
  return <Badge tone={count >= TAB_CHANGE_LIMIT ? 'bad' : 'warn'}>{count}</Badge>;
}
