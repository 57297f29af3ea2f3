import type { ReactNode } from 'react';
import { classNames } from './class-names';
import { Logo } from './Logo';
import styles from './PageShell.module.css';
import { SiteFooter } from './SiteFooter';
import { ThemeSwitch } from './SiteFrame';

interface PageShellProps {
  /** What stands between the logo and the button for the theme, or `null` for a page that brings its own header. */
  header?: ReactNode;
  children: ReactNode;
  /** Off while a quiz runs: nothing on the page leads away from it. */
  footer?: boolean | undefined;
  /** The content takes the whole width and its own padding. */
  bare?: boolean | undefined;
}

/** The frame of every page: header, the one main region, footer. */
export function PageShell({ header, children, footer = true, bare = false }: PageShellProps) {
  return (
    <div className={classNames(styles.shell, bare && styles.bare)}>
      {header !== null && (
        <header className={styles.header}>
          <div className={styles.bar}>
            <div className={styles.own}>
              <Logo />
              {header && <div className={styles.side}>{header}</div>}
            </div>
            <ThemeSwitch />
          </div>
        </header>
      )}
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      {footer && <SiteFooter />}
    </div>
  );
}
