import { createContext, type ReactNode, use } from 'react';

interface Frame {
  /** What the site is called. */
  readonly name: string;
  /** The desk of whoever is signed in. */
  readonly deskPath: string | null;
  /** Stands in every bar. */
  readonly themeButton: ReactNode;
}

const FrameContext = createContext<Frame>({ name: '', deskPath: null, themeButton: null });

/** Tells the frame of the pages what it cannot know by itself: the settings of the site, who is signed in. */
export function SiteFrame({ children, ...frame }: Frame & { children: ReactNode }) {
  return <FrameContext value={frame}>{children}</FrameContext>;
}

export const useSiteName = (): string => use(FrameContext).name;

export const useDeskPath = (): string | null => use(FrameContext).deskPath;

/** The button that switches between dark and light, for the bar of a page. */
export const ThemeSwitch = (): ReactNode => use(FrameContext).themeButton;
