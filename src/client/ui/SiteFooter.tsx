import { Link } from 'wouter';
import { paths } from '../../shared/paths';
import styles from './SiteFooter.module.css';
import { useSiteName } from './SiteFrame';

const LINKS = [
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
          <ul className={styles.links}>
            {LINKS.map(({ href, label }) => (
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
