import { useCallback, useEffect, useState } from 'react';
import { reachServer } from '../platform/reachable';
import { useRetry } from '../platform/use-retry';
import { Button } from '../ui/Button';
import { EmptyState } from '../ui/EmptyState';
import { PageShell } from '../ui/PageShell';

/** In place of a page that broke; one whose code could not be loaded comes by itself once the server is back. */
export function BrokenPage() {
  const [isAway, setIsAway] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  useEffect(() => {
    reachServer().catch(() => setIsAway(true));
  }, []);

  // A reload without a server would leave nothing but the browser's own error page.
  const reload = useCallback(async () => {
    setIsBusy(true);
    try {
      await reachServer();
      location.reload();
    } catch {
      setIsAway(true);
      setIsBusy(false);
    }
  }, []);
  useRetry(isAway, reload);

  return (
    <PageShell>
      <EmptyState
        title={isAway ? 'The server cannot be reached' : 'This page could not be shown'}
        heading="h1"
        action={
          <Button busy={isBusy} onClick={() => void reload()}>
            {isAway ? 'Try again' : 'Reload the page'}
          </Button>
        }
      >
        <p role="alert">
          {isAway
            ? 'This page comes by itself as soon as the server answers. Nothing you have saved is lost.'
            : 'Nothing you have saved is lost. Reloading usually helps.'}
        </p>
      </EmptyState>
    </PageShell>
  );
}
