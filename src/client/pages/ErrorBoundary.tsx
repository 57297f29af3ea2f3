import { Component, type ErrorInfo, type ReactNode, useCallback, useEffect, useState } from 'react';
import { reachServer, useRetry } from '../platform/connection';
import { Button } from '../ui/Button';
import { EmptyState } from '../ui/EmptyState';
import { PageShell } from '../ui/PageShell';

/**
 * On a rendering error or a failed load of code: a plain sentence and a way to continue instead of a blank
 * page.
 */
export class ErrorBoundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidCatch(error: Error, info: ErrorInfo) {
    console.error(error, info.componentStack);
  }

  override render() {
    return this.state.broken ? <BrokenPage /> : this.props.children;
  }
}

/** Replaces a broken page; reloads by itself once the server is back if only its code was missing. */
function BrokenPage() {
  const [isAway, setIsAway] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  useEffect(() => {
    reachServer().catch(() => setIsAway(true));
  }, []);

  // A reload without a server would end on the browser's error page.
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
            ? 'This page opens as soon as the server answers. Nothing you have saved is lost.'
            : 'Nothing you have saved is lost. Reloading usually helps.'}
        </p>
      </EmptyState>
    </PageShell>
  );
}
