import { Badge } from '../../../ui/Badge';
import { tabChangeTone, type WatchedStudent } from './live-state';

/** How many tab changes are used up: amber from the first, red at the limit. */
export function TabChanges({ student }: { student: WatchedStudent }) {
  const tone = tabChangeTone(student);
  const text = `${student.focusLostCount} of ${student.tabChangeLimit}`;
  return tone === 'none' ? <span>{text}</span> : <Badge tone={tone}>{text}</Badge>;
}
