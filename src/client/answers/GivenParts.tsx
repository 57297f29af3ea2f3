import { Check, X } from 'lucide-react';
import { RichText } from '../rich-text/RichText';
import { Badge } from '../ui/Badge';
import { classNames } from '../ui/class-names';
import styles from './GivenParts.module.css';
import type { GivenPart } from './given-parts';
import { texts } from './texts';

/** Each pair or place with its answer, whether it is right, by shape and word, and the right one. */
export function GivenParts({ parts }: { parts: readonly GivenPart[] }) {
  return (
    <ul className={styles.parts} aria-label={texts.yourAnswer}>
      {parts.map((part) => (
        <li key={part.name} className={classNames(styles.part, part.isPlace && styles.placed)}>
          <span className={styles.name}>
            {part.isPlace ? part.name : <RichText text={part.name} isLine />}
            <span aria-hidden="true">{part.isPlace ? '' : ' →'}</span>
          </span>
          <span className={styles.given}>
            {part.given === undefined ? texts.leftEmpty : <RichText text={part.given} isLine />}{' '}
            <Verdict part={part} />
          </span>
          {part.key !== undefined && part.given !== part.key && (
            <span className={styles.key}>
              {texts.rightIs} <RichText text={part.key} isLine />
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

function Verdict({ part: { given, key } }: { part: GivenPart }) {
  if (key === undefined) return null;
  return given === key ? (
    <Badge tone="ok">
      <Check aria-hidden="true" /> {texts.right}
    </Badge>
  ) : (
    <Badge tone="bad">
      <X aria-hidden="true" /> {texts.wrong}
    </Badge>
  );
}
