/** What could not be stored (private mode, full disk, storage switched off) lives as long as the page. */
const remembered = new Map<string, string>();

/** The stored text, or null; never throws. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key) ?? remembered.get(key) ?? null;
  } catch {
    return remembered.get(key) ?? null;
  }
}

/** Stores a text; answers whether it will survive a reload. */
export function writeStored(key: string, text: string): boolean {
  try {
    localStorage.setItem(key, text);
    remembered.delete(key);
    return true;
  } catch {
    remembered.set(key, text);
    return false;
  }
}

export function removeStored(key: string): void {
  remembered.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // Storage that cannot be reached holds nothing that could be removed.
  }
}

/** Removes everything whose key begins like this. */
export function removeStoredBeginning(prefix: string): void {
  for (const key of storedKeys()) if (key.startsWith(prefix)) removeStored(key);
}

/** The keys of all that is stored. */
export function storedKeys(): string[] {
  try {
    return [...Object.keys(localStorage), ...remembered.keys()];
  } catch {
    return [...remembered.keys()];
  }
}
