import { type ReactNode, useDeferredValue, useEffect, useMemo, useSyncExternalStore } from 'react';
import { hasMarkup } from '../../shared/rich-text/has-markup';
import { FormatHereContext } from './texts-context';

type Render = (source: string) => string;

let render: Render | undefined;
let isLoading = false;
const watchers = new Set<() => void>();

/** Loads the renderer once; after a failure, the next formatted text retries. */
async function loadRenderer(): Promise<void> {
  if (render || isLoading) return;
  isLoading = true;
  try {
    render = (await import('../../shared/rich-text/render')).renderRichText;
    for (const tell of watchers) tell();
  } catch {
    // Until then texts are shown as typed.
  } finally {
    isLoading = false;
  }
}

function watch(tell: () => void): () => void {
  watchers.add(tell);
  return () => watchers.delete(tell);
}

/** Formats a text in this browser, a moment after typing so that typing is never delayed. */
function useFormatHere(source: string | undefined): string | undefined {
  const text = useDeferredValue(source);
  const loaded = useSyncExternalStore(watch, () => render);
  const isMarked = text !== undefined && hasMarkup(text);
  useEffect(() => {
    if (isMarked) void loadRenderer();
  }, [isMarked]);
  return useMemo(() => (isMarked && loaded ? loaded(text) : undefined), [isMarked, loaded, text]);
}

/** Formats texts the server has not: drafts and fresh input. For teachers' pages only. */
export function FormatHere({ children }: { children: ReactNode }) {
  return <FormatHereContext value={useFormatHere}>{children}</FormatHereContext>;
}
