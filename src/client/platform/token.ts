import { STORAGE_KEYS } from '../../shared/constants';
import { readStored, removeStored, writeStored } from './local-storage';

/** The session token of whoever is signed in, or null. */
export const getToken = (): string | null => readStored(STORAGE_KEYS.token);

export const setToken = (token: string): void => {
  writeStored(STORAGE_KEYS.token, token);
};

export const clearToken = (): void => removeStored(STORAGE_KEYS.token);
