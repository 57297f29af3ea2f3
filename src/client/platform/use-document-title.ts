import { useEffect } from 'react';
import { site } from './site';

/** Names the page in the browser's tab: "Title · Site". */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = title ? `${title} · ${site.siteName}` : site.siteName;
  }, [title]);
}
