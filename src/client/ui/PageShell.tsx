import { createContext, type ReactNode, use } from 'react';
import { Link, useLocation } from 'wouter';
import { paths } from '../../shared/paths';
import { classNames } from './class-names';
import styles from './PageShell.module.css';
import { useReading } from './reading';
import links from './SiteLinks.module.css';

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

/** The button that switches between dark and light, for the bar of a page; before it that of the reading help, where there is one. */
export function ThemeSwitch() {
  const { button } = useReading();
  return (
    <>
      {button}
      {use(FrameContext).themeButton}
    </>
  );
}

const NAV_LINKS = [
  { href: paths.aboutUs, label: 'About' },
  { href: paths.plans, label: 'Plans' },
];

/** What the way back to the own desk is called on every page. */
export const MY_DESK = 'My quizzes';

/** The links at the top of the pages that anybody may read; the signed in find their way back, and a child no prices. */
export function SiteNav({ isForStudents = false }: { isForStudents?: boolean }) {
  const [here] = useLocation();
  const deskPath = useDeskPath();
  const open = isForStudents ? NAV_LINKS.filter(({ href }) => href !== paths.plans) : NAV_LINKS;
  const shown = deskPath ? [...open, { href: deskPath, label: MY_DESK }] : open;
  return (
    <nav aria-label="Main" className={links.nav}>
      {shown.map(({ href, label }) => (
        <Link key={href} href={href} className={links.link} aria-current={href === here ? 'page' : undefined}>
          {label}
        </Link>
      ))}
    </nav>
  );
}

const FOOTER_LINKS = [
  { href: paths.landing, label: 'Home' },
  { href: paths.aboutUs, label: 'About Us' },
  { href: paths.contactUs, label: 'Contact Us' },
  { href: paths.terms, label: 'Terms and Conditions' },
  { href: paths.refundPolicy, label: 'Refund Policy' },
  { href: paths.privacyPolicy, label: 'Privacy Policy' },
];

function SiteFooter() {
  return (
    <footer className={links.footer}>
      <div className={links.inner}>
        <nav aria-label="Site">
          <ul className={links.footerLinks}>
            {FOOTER_LINKS.map(({ href, label }) => (
              <li key={href}>
                <Link href={href}>{label}</Link>
              </li>
            ))}
          </ul>
        </nav>
        <p className={links.name}>{useSiteName()}</p>
      </div>
    </footer>
  );
}
