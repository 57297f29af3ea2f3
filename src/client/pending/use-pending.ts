import { useEffect } from 'react';
import { beforeSignOut } from '../platform/sign-out';
import { watchUnsaved } from '../ui/unsaved-changes';

interface Pending {
  /** Sends everything unsent. */
  readonly flush: () => Promise<unknown>;
  readonly hasUnsent: () => boolean;
}

/** Sends unsent acts when the page hides, the network returns or the person signs out or leaves the screen. */
export function usePending({ flush, hasUnsent }: Pending): void {
  useEffect(() => {
    const hurry = () => void flush();
    window.addEventListener('pagehide', hurry);
    window.addEventListener('online', hurry);
    const stop = beforeSignOut(async () => void (await flush()));
    const unwatch = watchUnsaved(hasUnsent);
    return () => {
      window.removeEventListener('pagehide', hurry);
      window.removeEventListener('online', hurry);
      stop();
      unwatch();
      hurry();
    };
  }, [flush, hasUnsent]);
}
