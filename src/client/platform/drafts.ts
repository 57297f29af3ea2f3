import { nowMs } from './clock';
import { readStored, removeStored, removeStoredBeginning, writeStored } from './local-storage';
import { mayKeep } from './ownership';

/** What stands in a form that was not saved, as it is kept on this device until it is saved or the session ends. */
export interface Draft {
  readonly savedAtMs: number;
  /** Whether it was kept since this page was loaded and not left since, so that whoever typed it is still at it. */
  readonly isOfThisPage: boolean;
  /** As it was kept; another version of the site may have done so. */
  readonly value: unknown;
}

const PREFIX = 'draft:';
const THIS_PAGE = `${nowMs()} ${Math.random()}`;

/** Keeps a draft; answers whether it will survive a reload. */
export const keepDraft = (name: string, value: unknown): boolean =>
  mayKeep() && writeStored(PREFIX + name, JSON.stringify({ savedAtMs: nowMs(), page: THIS_PAGE, value }));

/** Whoever typed it goes away from the form: from now on it is offered, not taken up by itself. */
export function leaveDraft(name: string): void {
  const draft = findDraft(name);
  if (!draft) return;
  const { savedAtMs, value } = draft;
  writeStored(PREFIX + name, JSON.stringify({ savedAtMs, page: null, value }));
}

/** The draft of that name; one that cannot be read is none. */
export function findDraft(name: string): Draft | undefined {
  try {
    const kept: unknown = JSON.parse(readStored(PREFIX + name) ?? 'null');
    if (typeof kept !== 'object' || kept === null || !('value' in kept)) return undefined;
    const { savedAtMs, page, value } = kept as { savedAtMs?: unknown; page?: unknown; value: unknown };
    if (typeof savedAtMs !== 'number') return undefined;
    return { savedAtMs, isOfThisPage: page === THIS_PAGE, value };
  } catch {
    return undefined;
  }
}

export const dropDraft = (name: string): void => removeStored(PREFIX + name);

/** The next person at this device must not find them. */
export const clearDrafts = (): void => removeStoredBeginning(PREFIX);
