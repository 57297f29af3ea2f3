import { createContext, type ReactNode, use } from 'react';

const SiteNameContext = createContext('');

/** Tells the frame what the site is called. */
export function SiteName({ name, children }: { name: string; children: ReactNode }) {
  return <SiteNameContext value={name}>{children}</SiteNameContext>;
}

export const useSiteName = (): string => use(SiteNameContext);
