import type { Role } from '../../shared/actor';
import { STORAGE_KEYS } from '../../shared/constants';
import { useWatched, watched } from '../watched';
import { readStored, removeStored, writeStored } from './local-storage';

/** The session token of whoever is signed in, or null. */
export const getToken = (): string | null => readStored(STORAGE_KEYS.token);

/** Signs in; answers whether the token will survive a reload. */
export function setToken(token: string, role: Role): boolean {
  const survives = writeStored(STORAGE_KEYS.token, token);
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
  signedIn.changed();
}

/** As far as this device knows: it decides where links lead, and opens nothing. */
export function signedInRole(): Role | null {
  const role = getToken() === null ? null : readStored(STORAGE_KEYS.role);
  return role === 'teacher' || role === 'student' ? role : null;
}

// A sign-in and a sign-out in another tab count as well.
const signedIn = watched(signedInRole, () => [[window, 'storage']]);

export const useSignedInRole = (): Role | null => useWatched(signedIn);
