import { nowMs } from './clock';
import { mayStore, readStored, removeStored, removeStoredBeginning, writeStored } from './local-storage';

/** Unsaved form input of an earlier visit, stored on this device. */
export interface Draft {
  readonly savedAtMs: number;
  /** Unvalidated: another version of the site may have written it. */
  readonly value: unknown;
}

const PREFIX = 'draft:';

export const draftKey = (kind: string, id: string): string => `${PREFIX}${kind}:${id}`;

/** Drafts of one kind of form, kept on this device until saved or signed out. */
export function draftsOf<Value>(kind: string) {
  return {
    /** Stores a draft; returns whether it survives a reload. */
    keep: (id: string, value: Value): boolean => keepAt(draftKey(kind, id), value),
    /** The draft with that id; unreadable ones are ignored. */
    find: (id: string): Draft | undefined => findAt(draftKey(kind, id)),
    drop: (id: string): void => removeStored(draftKey(kind, id)),
  };
}

export const keepAt = (key: string, value: unknown): boolean =>
  mayStore() && writeStored(key, JSON.stringify({ savedAtMs: nowMs(), value }));

export function findAt(key: string): Draft | undefined {
  try {
    const stored: unknown = JSON.parse(readStored(key) ?? 'null');
    const isDraft =
      typeof stored === 'object' && stored !== null && 'value' in stored && 'savedAtMs' in stored;
    if (!isDraft || typeof stored.savedAtMs !== 'number') return undefined;
    return { savedAtMs: stored.savedAtMs, value: stored.value };
  } catch {
    return undefined;
  }
}

/** The next user of this device must not find them. */
export const clearDrafts = (): void => removeStoredBeginning(PREFIX);
