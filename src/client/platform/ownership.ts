import { STORAGE_KEYS } from '../../shared/constants';
import { readStored, removeStored } from './local-storage';

/** Before an account, the key of what waits for it. */
export const WAITING_PREFIX = 'waiting:';

const storedAccount = () => readStored(STORAGE_KEYS.account);

/** The account this page was loaded for, or signed in since; null where none is known. */
let ours = storedAccount();
/** A session of a version that did not note whose it is. */
const hadSession = readStored(STORAGE_KEYS.token) !== null;
let isLeaving = false;

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
