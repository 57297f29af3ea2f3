import { createContext, type ReactNode, use } from 'react';
import { Link, useLocation } from 'wouter';
import { sentencesOf } from '../../shared/languages/sentences';
import { paths } from '../../shared/paths';
import { classNames } from './class-names';
import styles from './PageShell.module.css';
import { useReading } from './reading';
import links from './SiteLinks.module.css';

const texts = sentencesOf('site');

interface PageShellProps {
  /** Content between logo and theme button; `null` for a page with its own header. */
  header?: ReactNode;
  children: ReactNode;
  /** Off during a quiz, so that no link leads away from it. */
  footer?: boolean | undefined;
  /** Full width without padding. */
  bare?: boolean | undefined;
  /**
   * `page` is for students; `site` has the desk's font. `desk`: the dense look of the teacher's tools, without width limit and
   * padding; its bar has the theme button.
   */
  look?: 'page' | 'site' | 'desk' | undefined;
}

export function PageShell({ header, children, footer = true, bare = false, look = 'page' }: PageShellProps) {
  return (
    <div
      className={classNames(
        styles.shell,
        (bare || look === 'desk') && styles.bare,
        look !== 'page' && styles[look],
      )}
    >
      {header !== null && (
        <header className={styles.header}>
          <div className={styles.bar}>
            <div className={styles.own}>
              <Logo />
              {header && <div className={styles.side}>{header}</div>}
            </div>
            {look !== 'desk' && <ThemeSwitch />}
          </div>
        </header>
      )}
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      {footer && <SiteFooter languageMenu={look === 'page'} />}
    </div>
  );
}

/** The site's logo: leads signed-in users to their dashboard, others to the front page. */
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

export function SkipLink() {
  return (
    <a href="#main" className={styles.skip}>
      {texts.skip}
    </a>
  );
}

interface Frame {
  readonly name: string;
  /** Dashboard of the signed-in user. */
  readonly deskPath: string | null;
  readonly languageMenu: ReactNode;
  readonly themeButton: ReactNode;
}

const FrameContext = createContext<Frame>({
  ...{ name: '', deskPath: null, languageMenu: null, themeButton: null },
});

export function SiteFrame({ children, ...frame }: Frame & { children: ReactNode }) {
  return <FrameContext value={frame}>{children}</FrameContext>;
}

export const useSiteName = (): string => use(FrameContext).name;

export const useDeskPath = (): string | null => use(FrameContext).deskPath;

/** Theme switch for a page's bar, preceded by the reading help button if there is one. */
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
  { href: paths.aboutUs, label: texts.about },
  { href: paths.plans, label: texts.plans },
];

/** Label of the link back to the user's dashboard. */
export const MY_DESK = texts.myQuizzes;

/** Links of the public pages: signed-in users get their way back, and students see no prices. */
export function SiteNav({ isForStudents = false }: { isForStudents?: boolean }) {
  const [here] = useLocation();
  const deskPath = useDeskPath();
  const open = isForStudents ? NAV_LINKS.filter(({ href }) => href !== paths.plans) : NAV_LINKS;
  const shown = deskPath ? [...open, { href: deskPath, label: MY_DESK }] : open;
  return (
    <nav aria-label={texts.main} className={links.nav}>
      {shown.map(({ href, label }) => (
        <Link key={href} href={href} className={links.link} aria-current={href === here ? 'page' : undefined}>
          {label}
        </Link>
      ))}
    </nav>
  );
}

const FOOTER_LINKS = [
  { href: paths.landing, label: texts.home },
  { href: paths.aboutUs, label: texts.aboutUs },
  { href: paths.contactUs, label: texts.contactUs },
  { href: paths.terms, label: texts.terms },
  { href: paths.refundPolicy, label: texts.refundPolicy },
  { href: paths.privacyPolicy, label: texts.privacyPolicy },
];

function SiteFooter({ languageMenu }: { languageMenu: boolean }) {
  const frame = use(FrameContext);
  return (
    <footer className={links.footer}>
      <div className={links.inner}>
        <nav aria-label={texts.links}>
          <ul className={links.footerLinks}>
            {FOOTER_LINKS.map(({ href, label }) => (
              <li key={href}>
                <Link href={href}>{label}</Link>
              </li>
            ))}
          </ul>
        </nav>
        {languageMenu && frame.languageMenu}
        <p className={links.name}>{frame.name}</p>
      </div>
    </footer>
  );
}
