import { CircleAlert } from 'lucide-react';
import styles from './FieldGroup.module.css';

/** What is wrong with a group of controls, at its top. */
export function FieldError({ id, sentence }: { id: string; sentence: string | undefined }) {
  if (!sentence) return null;
  return (
    <p id={id} className={styles.error}>
      <CircleAlert size={16} aria-hidden="true" /> {sentence}
    </p>
  );
}
