import { formatTime } from '../../../shared/date-form';
import { nowMs } from '../../platform/clock';
import { formatDate, formatDateTime } from '../../platform/date-format';
import { DraftBanner } from '../../ui/DraftBanner';
import type { Writing } from './writing/use-writing';

/** Offers an earlier visit's unsent changes if somebody has changed the same part since. */
export function KeptOffer({ offered }: { offered: NonNullable<Writing['offered']> }) {
  return (
    <DraftBanner
      time={draftTime(offered.savedAtMs)}
      onRestore={offered.restore}
      onDiscard={offered.discard}
    />
  );
}

/** When a draft was kept: the time alone for today. */
const draftTime = (ms: number): string =>
  formatDate(ms) === formatDate(nowMs()) ? formatTime(ms) : formatDateTime(ms);
