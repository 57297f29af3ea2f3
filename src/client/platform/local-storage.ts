import type { Role } from '../../shared/actor';
import { STORAGE_KEYS } from '../../shared/constants';
import { useWatched, watched } from '../watched';

/** Fallback for values that could not be stored (private mode, full disk, storage disabled); lasts as long as the page. */
const remembered = new Map<string, string>();

export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key) ?? remembered.get(key) ?? null;
  } catch {
    return remembered.get(key) ?? null;
  }
}

/** Returns whether the text survives a reload. */
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
    // Unavailable storage holds nothing to remove.
  }
}

export function removeStoredBeginning(prefix: string): void {
  for (const key of storedKeys()) if (key.startsWith(prefix)) removeStored(key);
}

export function storedKeys(): string[] {
  try {
    return [...Object.keys(localStorage), ...remembered.keys()];
  } catch {
    return [...remembered.keys()];
  }
}

// The owner of this page: once another account signs in in another tab, this page stores nothing more.

/** Key prefix of an account's set-aside data. */
export const WAITING_PREFIX = 'waiting:';

const storedAccount = () => readStored(STORAGE_KEYS.account);

/** The account of this page, from its load or a later sign-in; null if unknown. */
let owner = storedAccount();
/** A session from a version that did not record its account. */
const hadSession = readStored(STORAGE_KEYS.token) !== null;
let isLeaving = false;

export const ownerAccount = (): string | undefined => owner ?? undefined;

/** Whether this page may store data: no other account has signed in, and no sign-out happened, in another tab. */
export const mayStore = (): boolean => !isLeaving && storedAccount() === owner;

export function setOwner(account: string | null): void {
  owner = account;
}

/** The user signs out. */
export function releaseOwner(): void {
  isLeaving = true;
  removeStored(STORAGE_KEYS.account);
}

/** Whether another account has replaced this page's in another tab; a page without an account adopts it. */
export function isTakenOver(): boolean {
  if (mayStore()) return false;
  if (owner !== null || hadSession) return true;
  owner = storedAccount();
  return false;
}

export function stopStoring(): void {
  isLeaving = true;
}

// The signed-in user.

export const getToken = (): string | null => readStored(STORAGE_KEYS.token);

/** The token for a request. Throws once another account has signed in in another tab: this page sends nothing in its name. */
export function tokenToSend(): string | null {
  const account = storedAccount();
  if (owner !== null && account !== null && account !== owner)
    throw new Error('Another account has signed in.');
  return getToken();
}

/** Signs in; returns whether the token survives a reload. */
export function setToken(token: string, role: Role, name = ''): boolean {
  const survives = writeStored(STORAGE_KEYS.token, token);
  writeStored(STORAGE_KEYS.name, name);
  noteRole(role);
  return survives;
}

export function noteRole(role: Role): void {
  if (signedInRole() === role) return;
  writeStored(STORAGE_KEYS.role, role);
  signedIn.changed();
}

export function clearToken(): void {
  removeStored(STORAGE_KEYS.token);
  removeStored(STORAGE_KEYS.role);
  removeStored(STORAGE_KEYS.name);
  signedIn.changed();
}

/** The role according to this device: decides about links, but grants no access. */
export function signedInRole(): Role | null {
  const role = getToken() === null ? null : readStored(STORAGE_KEYS.role);
  return role === 'teacher' || role === 'student' ? role : null;
}

/** '' if unknown on this device. */
export const signedInName = (): string => readStored(STORAGE_KEYS.name) ?? '';

// Also follows sign-ins and sign-outs in other tabs.
const signedIn = watched(signedInRole, () => [[window, 'storage']]);

export const useSignedInRole = (): Role | null => useWatched(signedIn);
