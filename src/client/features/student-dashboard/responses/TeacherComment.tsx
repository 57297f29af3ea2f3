import styles from './TeacherComment.module.css';
import { responseTexts } from './texts';

/** What the teacher says about an answer, or about the whole submission, with who says it. */
export function TeacherComment({ text }: { text: string | undefined }) {
  if (text === undefined) return null;
  return (
    <figure className={styles.comment}>
      <figcaption className={styles.who}>{responseTexts.fromTeacher}</figcaption>
      <blockquote className={styles.text} dir="auto">
        {text}
      </blockquote>
    </figure>
  );
}
