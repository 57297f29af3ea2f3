import { Component, type ErrorInfo, type ReactNode } from 'react';
import { Button } from './Button';
import { EmptyState } from './EmptyState';
import { PageShell } from './PageShell';

/** When a page breaks or its code cannot be loaded: a plain sentence and a way on instead of a white page. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidCatch(error: Error, info: ErrorInfo) {
    console.error(error, info.componentStack);
  }

  override render() {
    if (!this.state.broken) return this.props.children;
    return (
      <PageShell>
        <EmptyState
          title="This page could not be shown"
          heading="h1"
          action={<Button onClick={() => location.reload()}>Reload the page</Button>}
        >
          <p role="alert">Nothing you have saved is lost. Reloading usually helps.</p>
        </EmptyState>
      </PageShell>
    );
  }
}
