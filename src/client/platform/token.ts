import { useSyncExternalStore } from 'react';
import type { Role } from '../../shared/actor';
import { STORAGE_KEYS } from '../../shared/constants';
import { readStored, removeStored, writeStored } from './local-storage';

const listeners = new Set<() => void>();
const tell = () => {
  for (const listener of listeners) listener();
};

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
  tell();
}

export function clearToken(): void {
  removeStored(STORAGE_KEYS.token);
  removeStored(STORAGE_KEYS.role);
  tell();
}

/** As far as this device knows: it decides where links lead, and opens nothing. */
export function signedInRole(): Role | null {
  const role = getToken() === null ? null : readStored(STORAGE_KEYS.role);
  return role === 'teacher' || role === 'student' ? role : null;
}

/** Follows also a sign-in and a sign-out in another tab. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

export const useSignedInRole = (): Role | null => useSyncExternalStore(subscribe, signedInRole);
