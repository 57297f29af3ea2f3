import styles from './CommentField.module.css';
import { commentTexts } from './comment-texts';

/** The comments on some answers, for whoever may read and not write them: each text once. */
export function ReadComments({ stored }: { stored: readonly (string | null)[] }) {
  const said = Map.groupBy(
    stored.filter((text) => text !== null),
    (text) => text,
  );
  if (said.size === 0) return null;
  return (
    <figure className={styles.read}>
      <figcaption>{commentTexts.said}</figcaption>
      {[...said].map(([text, { length }]) => (
        <p key={text}>
          {length < stored.length && commentTexts.differing(length, stored.length)}{' '}
          <span className={styles.readText} dir="auto">
            {text}
          </span>
        </p>
      ))}
    </figure>
  );
}
