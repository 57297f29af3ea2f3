import { Link } from 'wouter';
import { paths } from '../../shared/paths';
import styles from './Logo.module.css';
import { useDeskPath, useSiteName } from './SiteFrame';

/** The site's mark and name: it leads the signed in to their desk, everybody else to the front page. */
export function Logo() {
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
