import { Link, useLocation } from 'wouter';
import { paths } from '../paths';
import styles from './SiteNav.module.css';

const LINKS = [
  { href: paths.aboutUs, label: 'About' },
  { href: paths.plans, label: 'Plans' },
];

/** The links at the top of the pages that anybody may read. */
export function SiteNav() {
  const [here] = useLocation();
  return (
    <nav aria-label="Main" className={styles.nav}>
      {LINKS.map(({ href, label }) => (
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
