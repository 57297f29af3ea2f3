import styles from './Spinner.module.css';

/** Something is going on; whoever shows it says in words what. */
export function Spinner() {
  return <span className={styles.spinner} aria-hidden="true" />;
}
