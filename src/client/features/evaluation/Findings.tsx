import { Check, Minus, TriangleAlert } from 'lucide-react';
import { Badge } from '../../ui/Badge';
import type { Explanation } from './explanation';
import styles from './Findings.module.css';
import { texts } from './texts';

const SHOWN_WORDS = 8;

/** The key points of the model answer that an answer has and lacks, and why it has to be read. */
export function Findings({ matched, missing, guards }: Omit<Explanation, 'rationale'>) {
  if (matched.length + missing.length + guards.length === 0) return null;
  return (
    <div className={styles.findings}>
      {guards.map((sentence) => (
        <p key={sentence} className={styles.guard}>
          <TriangleAlert size={16} aria-hidden="true" /> {sentence}
        </p>
      ))}
      <dl className={styles.points}>
        <KeyPoints label={texts.found} words={matched} icon={Check} className={styles.matched} />
        <KeyPoints label={texts.missing} words={missing} icon={Minus} className={styles.missing} />
      </dl>
    </div>
  );
}

interface KeyPointsProps {
  label: string;
  words: readonly string[];
  icon: typeof Check;
  className: string | undefined;
}

function KeyPoints({ label, words, icon: Icon, className }: KeyPointsProps) {
  if (words.length === 0) return null;
  const more = words.length - SHOWN_WORDS;
  return (
    <div className={styles.row}>
      <dt className={styles.label}>{label}</dt>
      {words.slice(0, SHOWN_WORDS).map((word) => (
        <dd key={word}>
          <Badge className={className}>
            <Icon aria-hidden="true" />
            {word}
          </Badge>
        </dd>
      ))}
      {more > 0 && <dd className={styles.label}>{texts.more(more)}</dd>}
    </div>
  );
}
