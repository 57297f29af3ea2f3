import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import styles from './FrameTabs.module.css';

interface FrameTab<Page> {
  readonly page: Page;
  readonly label: string;
  readonly href: string;
  readonly count?: number | undefined;
}

interface FrameTabsProps<Page> {
  label: string;
  open: Page;
  tabs: readonly FrameTab<Page>[];
  /** Called when the pointer or the focus reaches a tab. */
  onAim: (page: Page) => void;
}

/** The tabs of a quiz or a class, each with its count. */
export function FrameTabs<Page extends string>({ label, open, tabs, onAim }: FrameTabsProps<Page>) {
  const openTab = useRef<HTMLAnchorElement>(null);
  // On a phone the tabs scroll sideways, and the open one may be out of view.
  useEffect(() => {
    // Braces: newer browsers return a promise, which an effect must not.
    openTab.current?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [open]);
  const row = useRef<HTMLElement>(null);
  const [more, look] = useMore(row);
  return (
    <nav ref={row} aria-label={label} className={styles.tabs} data-more={more} onScroll={look}>
      {tabs.map(({ page, label: name, href, count }) => (
        <Link
          key={page}
          href={href}
          className={styles.tab}
          ref={page === open ? openTab : undefined}
          aria-current={page === open ? 'page' : undefined}
          onPointerEnter={() => onAim(page)}
          onFocus={() => onAim(page)}
        >
          {name}
          {Boolean(count) && <span className="text-faint font-medium"> {count}</span>}
        </Link>
      ))}
    </nav>
  );
}

/** The edges at which a row overflows its view. */
function useMore(row: RefObject<HTMLElement | null>) {
  const [more, setMore] = useState('');
  const look = useCallback(() => {
    if (!row.current) return;
    const { scrollLeft, scrollWidth, clientWidth } = row.current;
    const left = scrollWidth - clientWidth - scrollLeft;
    setMore([scrollLeft > 1 ? 'start' : '', left > 1 ? 'end' : ''].join(' ').trim());
  }, [row]);
  // The counts of the tabs arrive later and widen them.
  useEffect(look);
  useEffect(() => {
    addEventListener('resize', look);
    return () => removeEventListener('resize', look);
  }, [look]);
  return [more, look] as const;
}
