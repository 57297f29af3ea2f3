import styles from './GoogleMark.module.css';

/** A plain G in the colour of the text: it has to be readable on a disabled button, too. */
export function GoogleMark() {
  return (
    <svg viewBox="0 0 24 24" className={styles.mark} aria-hidden="true">
      <path d="M18.6 6.6A8.5 8.5 0 1 0 20.5 12H12.5" />
    </svg>
  );
}
