import { nowMs } from './clock';
import { mayKeep, readStored, removeStored, removeStoredBeginning, writeStored } from './local-storage';

/** What an earlier visit left in a form without saving it, as it was kept on this device. */
export interface Draft {
  readonly savedAtMs: number;
  /** Another version of the site may have kept it, so it is read before it is used. */
  readonly value: unknown;
}

const PREFIX = 'draft:';

/** The drafts of one kind of form, kept on this device until they are saved or the session ends. */
export function draftsOf<Value>(kind: string) {
  const keyOf = (id: string) => `${PREFIX}${kind}:${id}`;
  return {
    /** Keeps a draft; answers whether it will survive a reload. */
    keep: (id: string, value: Value): boolean =>
      mayKeep() && writeStored(keyOf(id), JSON.stringify({ savedAtMs: nowMs(), value })),
    /** The draft with that id; one that is no JSON of ours is none. */
    find(id: string): Draft | undefined {
      try {
        const kept: unknown = JSON.parse(readStored(keyOf(id)) ?? 'null');
        const isDraft = typeof kept === 'object' && kept !== null && 'value' in kept && 'savedAtMs' in kept;
        if (!isDraft || typeof kept.savedAtMs !== 'number') return undefined;
        return { savedAtMs: kept.savedAtMs, value: kept.value };
      } catch {
        return undefined;
      }
    },
    drop: (id: string): void => removeStored(keyOf(id)),
  };
}

/** The next person at this device must not find them. */
export const clearDrafts = (): void => removeStoredBeginning(PREFIX);
