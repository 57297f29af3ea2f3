import { nowMs } from './clock';
import { formatDate, formatDateTime, formatTime } from './date-format';

/** When a draft was kept: the time alone on the same day. */
export const formatDraftTime = (ms: number): string =>
  formatDate(ms) === formatDate(nowMs()) ? formatTime(ms) : formatDateTime(ms);
