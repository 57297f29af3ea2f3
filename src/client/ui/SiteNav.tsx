import { Link, useLocation } from 'wouter';
import { paths } from '../../shared/paths';
import { useDeskPath } from './SiteFrame';
import styles from './SiteNav.module.css';

const LINKS = [
  { href: paths.aboutUs, label: 'About' },
  { href: paths.plans, label: 'Plans' },
];

/** The links at the top of the pages that anybody may read; the signed in find their way back. */
export function SiteNav() {
  const [here] = useLocation();
  const deskPath = useDeskPath();
  const links = deskPath ? [...LINKS, { href: deskPath, label: 'My quizzes' }] : LINKS;
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
