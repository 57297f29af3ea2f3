import styles from './lists.module.css';

/** A name above an address. */
export const PersonCell = ({ name, email }: { name: string; email: string }) => (
  <span className={styles.person}>
    <b dir="auto">{name}</b> <span className={styles.email}>{email}</span>
  </span>
);
