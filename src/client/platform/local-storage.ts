import type { Role } from '../../shared/actor';
import { STORAGE_KEYS } from '../../shared/constants';
import { useWatched, watched } from '../watched';

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

// Whose page this is: once another account has signed in, in another tab, nothing of this page is kept.

/** Before an account, the key of what waits for it. */
export const WAITING_PREFIX = 'waiting:';

const storedAccount = () => readStored(STORAGE_KEYS.account);

/** The account this page was loaded for, or signed in since; null where none is known. */
let ours = storedAccount();
/** A session of a version that did not note whose it is. */
const hadSession = readStored(STORAGE_KEYS.token) !== null;
let isLeaving = false;

/** The account this page belongs to. */
export const ourAccount = (): string | undefined => ours ?? undefined;

/** Whether what this page has to keep is still wanted: nobody else has signed in, nor its person out, in another tab. */
export const mayKeep = (): boolean => !isLeaving && storedAccount() === ours;

/** Whose page this is from now on. */
export function becomeOurs(account: string | null): void {
  ours = account;
}

/** The person signs out: nobody is here any more. */
export function leaveNobody(): void {
  isLeaving = true;
  removeStored(STORAGE_KEYS.account);
}

/** Whether somebody else has taken this page's place in another tab; a page that was nobody's becomes theirs. */
export function isTaken(): boolean {
  if (mayKeep()) return false;
  if (ours !== null || hadSession) return true;
  ours = storedAccount();
  return false;
}

/** Nothing of this page is kept any more. */
export function keepNoMore(): void {
  isLeaving = true;
}

// Who is signed in.

/** The session token of whoever is signed in, or null. */
export const getToken = (): string | null => readStored(STORAGE_KEYS.token);

/** Signs in; answers whether the token will survive a reload. */
export function setToken(token: string, role: Role, name = ''): boolean {
  const survives = writeStored(STORAGE_KEYS.token, token);
  writeStored(STORAGE_KEYS.name, name);
  noteRole(role);
  return survives;
}

/** Whose desk the token has just opened. */
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

/** As far as this device knows: it decides where links lead, and opens nothing. */
export function signedInRole(): Role | null {
  const role = getToken() === null ? null : readStored(STORAGE_KEYS.role);
  return role === 'teacher' || role === 'student' ? role : null;
}

/** The name of whoever is signed in; '' where this device does not know it. */
export const signedInName = (): string => readStored(STORAGE_KEYS.name) ?? '';

// A sign-in and a sign-out in another tab count as well.
const signedIn = watched(signedInRole, () => [[window, 'storage']]);

export const useSignedInRole = (): Role | null => useWatched(signedIn);
