import styles from './DemoBanner.module.css';

/** Shown on every page while no identity provider is set up. */
export function DemoBanner() {
  return (
    <aside aria-label="Notice" className={styles.banner}>
      Demo sign-in: anyone can sign in as anyone.
    </aside>
  );
}
