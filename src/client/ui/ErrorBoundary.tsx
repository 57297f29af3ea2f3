import { Component, type ErrorInfo, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  children: ReactNode;
  /** What stands in the place of a page that broke. */
  fallback: ReactNode;
}

/** When a page breaks or its code cannot be loaded: a plain sentence and a way on instead of a white page. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidCatch(error: Error, info: ErrorInfo) {
    console.error(error, info.componentStack);
  }

  override render() {
    return this.state.broken ? this.props.fallback : this.props.children;
  }
}
