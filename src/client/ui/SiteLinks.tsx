import { Link, useLocation } from 'wouter';
import { paths } from '../../shared/paths';
import { useDeskPath, useSiteName } from './SiteFrame';
import styles from './SiteLinks.module.css';

const NAV_LINKS = [
  { href: paths.aboutUs, label: 'About' },
  { href: paths.plans, label: 'Plans' },
];

/** What the way back to the own desk is called on every page. */
export const MY_DESK = 'My quizzes';

/** The links at the top of the pages that anybody may read; the signed in find their way back. */
export function SiteNav() {
  const [here] = useLocation();
  const deskPath = useDeskPath();
  const links = deskPath ? [...NAV_LINKS, { href: deskPath, label: MY_DESK }] : NAV_LINKS;
  return (
    <nav aria-label="Main" className={styles.nav}>
      {links.map(({ href, label }) => (
        <Link
          key={href}
          href={href}
          className={styles.link}
          aria-current={href === here ? 'page' : undefined}
        >
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

export function SiteFooter() {
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <nav aria-label="Site">
          <ul className={styles.footerLinks}>
            {FOOTER_LINKS.map(({ href, label }) => (
              <li key={href}>
                <Link href={href}>{label}</Link>
              </li>
            ))}
          </ul>
        </nav>
        <p className={styles.name}>{useSiteName()}</p>
      </div>
    </footer>
  );
}
