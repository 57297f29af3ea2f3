import { createContext, type ReactNode, use } from 'react';

interface Frame {
  /** What the site is called. */
  readonly name: string;
  /** Stands in every bar. */
  readonly themeButton: ReactNode;
}

const FrameContext = createContext<Frame>({ name: '', themeButton: null });

/** Tells the frame of the pages what it cannot know by itself: the settings of the site, the choice of the device. */
export function SiteFrame({ children, ...frame }: Frame & { children: ReactNode }) {
  return <FrameContext value={frame}>{children}</FrameContext>;
}

export const useSiteName = (): string => use(FrameContext).name;

/** The button that switches between dark and light, for the bar of a page. */
export const ThemeSwitch = (): ReactNode => use(FrameContext).themeButton;
