import { formatTime } from '../../../shared/date-form';
import { nowMs } from '../../platform/clock';
import { formatDate, formatDateTime } from '../../platform/date-format';
import { DraftBanner } from '../../ui/DraftBanner';
import type { Writing } from './writing/use-writing';

/** Offers what an earlier visit left unsent, where somebody else has changed the same part since. */
export function KeptOffer({ offered }: { offered: NonNullable<Writing['offered']> }) {
  return (
    <DraftBanner
      time={draftTime(offered.savedAtMs)}
      onRestore={offered.restore}
      onDiscard={offered.discard}
    />
  );
}

/** When a draft was kept: the time alone on the same day. */
const draftTime = (ms: number): string =>
  formatDate(ms) === formatDate(nowMs()) ? formatTime(ms) : formatDateTime(ms);
