import { CircleAlert } from 'lucide-react';
import styles from './FieldGroup.module.css';

/** The error of a group of controls, shown at its top. */
export function FieldError({ id, sentence }: { id: string; sentence: string | undefined }) {
  if (!sentence) return null;
  return (
    <p id={id} className={styles.error}>
      <CircleAlert size={16} aria-hidden="true" /> {sentence}
    </p>
  );
}
