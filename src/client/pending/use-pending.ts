import { useEffect } from 'react';
import { beforeSignOut } from '../platform/sign-out';
import { watchUnsaved } from '../ui/unsaved-changes';

interface Pending {
  /** Sends everything unsent. */
  readonly flush: () => Promise<unknown>;
  readonly hasUnsent: () => boolean;
}

/**
 * Sends unsent acts when the page hides, the network returns or the person signs out, as long as the page lives: also once the
 * teacher has left the screen that wrote them.
 */
export function sendInTime({ flush, hasUnsent }: Pending): void {
  const hurry = () => void flush();
  window.addEventListener('pagehide', hurry);
  window.addEventListener('online', hurry);
  beforeSignOut(async () => {
    await flush();
    return !hasUnsent();
  });
}

/** Sends unsent acts when the teacher leaves the screen. */
export function usePending({ flush, hasUnsent }: Pending): void {
  useEffect(() => {
    const unwatch = watchUnsaved(hasUnsent);
    return () => {
      unwatch();
      void flush();
    };
  }, [flush, hasUnsent]);
}
