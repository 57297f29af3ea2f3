import { formatTime } from '../../shared/languages/date-form';
import { nowMs } from '../platform/clock';
import { formatDate, formatDateTime } from '../platform/date-format';
import { DraftBanner } from '../ui/DraftBanner';

/** Changes of an earlier visit that did not reach the server. */
interface Offered {
  readonly savedAtMs: number;
  readonly restore: () => void;
  readonly discard: () => void;
}

interface KeptOfferProps {
  offered: Offered;
  question?: (time: string) => string;
}

const draftFrom = (time: string) => `Restore draft from ${time}?`;

/** Offers an earlier visit's unsent changes. */
export function KeptOffer({ offered, question = draftFrom }: KeptOfferProps) {
  return (
    <DraftBanner
      question={question(draftTime(offered.savedAtMs))}
      onRestore={offered.restore}
      onDiscard={offered.discard}
    />
  );
}

/** When a draft was kept: the time alone for today. */
const draftTime = (ms: number): string =>
  formatDate(ms) === formatDate(nowMs()) ? formatTime(ms) : formatDateTime(ms);
