import { STORAGE_KEYS } from '../../shared/constants';
import { storedKeys } from './local-storage';
import { isTaken, keepNoMore, WAITING_PREFIX } from './ownership';

/** Empties this page when somebody else signs in, or its person out, in another tab; what waited too long for its account goes. */
export function followOwner(): void {
  if (storedKeys().some((key) => key.startsWith(WAITING_PREFIX)))
    void import('./owner').then(({ dropWaitingTooLong }) => dropWaitingTooLong()).catch(() => undefined);
  window.addEventListener('storage', ({ key }) => {
    if ((key !== STORAGE_KEYS.account && key !== null) || !isTaken()) return;
    keepNoMore();
    location.reload();
  });
}
