import { isBackInTime } from '../../shared/attempt/reload';
import { nowMs } from './clock';
import type { UnsentLeaving } from './outbox-store';
import { PAGE_GONE_KEY, readInTab, removeInTab, writeInTab } from './tab-storage';

interface Noted {
  attemptId: string;
  leaving: UnsentLeaving;
  /** By the clock of this device. */
  goneAt: number;
}

/** Notes in this tab that its page goes, for the next page here to tell what that was; null takes the note back. */
export function notePageGone(attemptId: string, leaving: UnsentLeaving | null): void {
  if (leaving) writeInTab(PAGE_GONE_KEY, JSON.stringify({ attemptId, leaving, goneAt: nowMs() }));
  else removeInTab(PAGE_GONE_KEY);
}

/** The leaving that went with the last page of this tab, as this page knows it: a reload, or one like any other. Told once. */
export function takePageGone(): Pick<Noted, 'attemptId' | 'leaving'> | null {
  const noted = readNoted();
  removeInTab(PAGE_GONE_KEY);
  if (!noted) return null;
  const { attemptId, goneAt } = noted;
  const { leftAt, questionId } = noted.leaving;
  const leaving = { leftAt, ...(questionId === undefined ? {} : { questionId }) };
  const returnedAt = leftAt + nowMs() - goneAt;
  const isReload = wasReloaded() && isBackInTime({ leftAt, returnedAt });
  return { attemptId, leaving: isReload ? { ...leaving, returnedAt, page: 'reloaded' } : leaving };
}

function readNoted(): Noted | null {
  try {
    const noted = JSON.parse(readInTab(PAGE_GONE_KEY) ?? 'null') as Noted | null;
    return Number.isFinite(noted?.leaving.leftAt) && Number.isFinite(noted?.goneAt) ? noted : null;
  } catch {
    return null; // What cannot be read was not written here.
  }
}

const wasReloaded = (): boolean =>
  performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'reload');
