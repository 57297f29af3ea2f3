import styles from './SkipLink.module.css';

/** The first stop of the keyboard: past the header, to the content. */
export function SkipLink() {
  return (
    <a href="#main" className={styles.link}>
      Skip to content
    </a>
  );
}
