import { type Draft, draftKey, findAt, keepAt } from './drafts';
import { removeStored, storedKeys } from './local-storage';

/** A draft of an earlier visit, or of another tab. */
export interface EarlierDraft extends Draft {
  readonly key: string;
}

/** Tells the tabs of one person apart. */
const TAB = crypto.getRandomValues(new Uint32Array(2)).join('-');

/** Unsent acts of one kind: each visit keeps its own, so that no tab overwrites or drops those of another. */
export function unsentOf<Value>(kind: string) {
  const keyOf = (id: string) => draftKey(kind, id);
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
