import { Link } from 'wouter';
import { paths } from '../paths';
import styles from './Logo.module.css';
import { useSiteName } from './SiteFrame';

/** The site's mark and name, as a link to the front page unless `plain`. */
export function Logo({ plain = false }: { plain?: boolean | undefined }) {
  const name = useSiteName();
  const content = (
    <>
      <svg viewBox="0 0 28 28" className={styles.mark} aria-hidden="true">
        <rect width="28" height="28" rx="7" className={styles.tile} />
        <path d="m8.5 14.6 3.6 3.6 7.4-8.2" className={styles.stroke} />
      </svg>
      <span className={styles.name}>{name}</span>
    </>
  );
  if (plain) return <span className={styles.logo}>{content}</span>;
  return (
    <Link href={paths.landing} className={styles.logo}>
      {content}
    </Link>
  );
}
