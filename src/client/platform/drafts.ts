import { nowMs } from './clock';
import {
  mayStore,
  readStored,
  removeStored,
  removeStoredBeginning,
  storedKeys,
  writeStored,
} from './local-storage';

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
    keep: (id: string, value: Value): boolean => keepAt(keyOf(id), value),
    /** The draft with that id; unreadable ones are ignored. */
    find: (id: string): Draft | undefined => findAt(keyOf(id)),
    drop: (id: string): void => removeStored(keyOf(id)),
  };
}

/** A draft of an earlier visit, or of another tab. */
export interface EarlierDraft extends Draft {
  readonly key: string;
}

/** Tells the tabs of one person apart. */
const TAB = crypto.getRandomValues(new Uint32Array(2)).join('-');

/** Unsent acts of one kind: each visit keeps its own, so that no tab overwrites or drops those of another. */
export function unsentOf<Value>(kind: string) {
  const keyOf = (id: string) => `${PREFIX}${kind}:${id}`;
  const own = (id: string) => `${keyOf(id)}:${TAB}`;
  return {
    /** Stores this visit's; returns whether they survive a reload. */
    keep: (id: string, value: Value): boolean => keepAt(own(id), value),
    /** Removes this visit's. */
    drop: (id: string): void => removeStored(own(id)),
    /** Those of other visits, oldest first; unreadable ones are ignored. */
    findEarlier: (id: string): EarlierDraft[] =>
      storedKeys()
        .filter((key) => key !== own(id) && `${key}:`.startsWith(`${keyOf(id)}:`))
        .flatMap((key) => {
          const draft = findAt(key);
          return draft ? [{ ...draft, key }] : [];
        })
        .sort((one, other) => one.savedAtMs - other.savedAtMs),
  };
}

/** Ends drafts of other visits, but for what another tab has kept since. */
export function forgetEarlier(drafts: readonly EarlierDraft[]): void {
  for (const { key, savedAtMs } of drafts) if (findAt(key)?.savedAtMs === savedAtMs) removeStored(key);
}

const keepAt = (key: string, value: unknown): boolean =>
  mayStore() && writeStored(key, JSON.stringify({ savedAtMs: nowMs(), value }));

function findAt(key: string): Draft | undefined {
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
