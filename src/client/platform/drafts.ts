import { nowMs } from './clock';
import { mayKeep, readStored, removeStored, removeStoredBeginning, writeStored } from './local-storage';

/** What an earlier visit left in a form without saving it, as it was kept on this device. */
export interface Draft {
  readonly savedAtMs: number;
  /** Another version of the site may have kept it, so it is read before it is used. */
  readonly value: unknown;
}

const PREFIX = 'draft:';

export type Drafts<Value> = ReturnType<typeof draftsOf<Value>>;

/** The drafts of one kind of form, kept on this device until they are saved or the session ends. */
export function draftsOf<Value>(kind: string) {
  /** What was written since this page was loaded and not left since, so that whoever typed it is still at it. */
  const open = new Map<string, Value>();
  const keyOf = (id: string) => `${PREFIX}${kind}:${id}`;
  return {
    /** Keeps a draft; answers whether it will survive a reload. */
    keep(id: string, value: Value): boolean {
      open.set(id, value);
      return mayKeep() && writeStored(keyOf(id), JSON.stringify({ savedAtMs: nowMs(), value }));
    },
    findOpen: (id: string): Value | undefined => open.get(id),
    /** Whoever typed it goes away from the form: from now on it is offered, not taken up by itself. */
    leave: (id: string): boolean => open.delete(id),
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
    drop(id: string): void {
      open.delete(id);
      removeStored(keyOf(id));
    },
  };
}

/** The next person at this device must not find them. */
export const clearDrafts = (): void => removeStoredBeginning(PREFIX);
