import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { paths } from '../../shared/paths';
import { classNames } from './class-names';
import styles from './PageShell.module.css';
import { ThemeSwitch, useDeskPath, useSiteName } from './SiteFrame';
import { SiteFooter } from './SiteLinks';

interface PageShellProps {
  /** What stands between the logo and the button for the theme, or `null` for a page that brings its own header. */
  header?: ReactNode;
  children: ReactNode;
  /** Off while a quiz runs: nothing on the page leads away from it. */
  footer?: boolean | undefined;
  /** The content takes the whole width and its own padding. */
  bare?: boolean | undefined;
  /** `desk`: the dense look of the teacher's tools, for content with its own width and padding; its bar brings the theme. */
  look?: 'page' | 'desk' | undefined;
}

/** The frame of every page: header, the one main region, footer. */
export function PageShell({ header, children, footer = true, bare = false, look = 'page' }: PageShellProps) {
  return (
    <div
      className={classNames(
        styles.shell,
        (bare || look === 'desk') && styles.bare,
        look === 'desk' && styles.desk,
      )}
    >
      {header !== null && (
        <header className={styles.header}>
          <div className={styles.bar}>
            <div className={styles.own}>
              <Logo />
              {header && <div className={styles.side}>{header}</div>}
            </div>
            {look === 'page' && <ThemeSwitch />}
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

/** The site's mark and name: it leads the signed in to their desk, everybody else to the front page. */
function Logo() {
  return (
    <Link href={useDeskPath() ?? paths.landing} className={styles.logo}>
      <svg viewBox="0 0 28 28" className={styles.mark} aria-hidden="true">
        <rect width="28" height="28" rx="7" className={styles.tile} />
        <path d="m8.5 14.6 3.6 3.6 7.4-8.2" className={styles.stroke} />
      </svg>
      <span className={styles.name}>{useSiteName()}</span>
    </Link>
  );
}

/** The first stop of the keyboard: past the header, to the content. */
export function SkipLink() {
  return (
    <a href="#main" className={styles.skip}>
      Skip to content
    </a>
  );
}
