import { nowMs } from './clock';
import { mayStore, readStored, removeStored, removeStoredBeginning, writeStored } from './local-storage';

/** Unsaved form input of an earlier visit, stored on this device. */
export interface Draft {
  readonly savedAtMs: number;
  /** Unvalidated: another version of the site may have written it. */
  readonly value: unknown;
}

const PREFIX = 'draft:';

/** Drafts of one kind of form, kept on this device until saved or signed out. */
export function draftsOf<Value>(kind: string) {
  const keyOf = (id: string) => `${PREFIX}${kind}:${id}`;
  return {
    /** Stores a draft; returns whether it survives a reload. */
    keep: (id: string, value: Value): boolean =>
      mayStore() && writeStored(keyOf(id), JSON.stringify({ savedAtMs: nowMs(), value })),
    /** The draft with that id; unreadable ones are ignored. */
    find(id: string): Draft | undefined {
      try {
        const stored: unknown = JSON.parse(readStored(keyOf(id)) ?? 'null');
        const isDraft =
          typeof stored === 'object' && stored !== null && 'value' in stored && 'savedAtMs' in stored;
        if (!isDraft || typeof stored.savedAtMs !== 'number') return undefined;
        return { savedAtMs: stored.savedAtMs, value: stored.value };
      } catch {
        return undefined;
      }
    },
    drop: (id: string): void => removeStored(keyOf(id)),
  };
}

/** The next user of this device must not find them. */
export const clearDrafts = (): void => removeStoredBeginning(PREFIX);
