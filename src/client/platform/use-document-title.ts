import { useEffect } from 'react';
import { site } from './site';

/** Sets the tab title: "Title · Site". */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = title ? `${title} · ${site.siteName}` : site.siteName;
  }, [title]);
}
