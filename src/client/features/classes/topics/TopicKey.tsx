import { MASTERIES } from '../../../../shared/topics/mastery';
import { TopicBar } from './TopicBar';
import styles from './TopicKey.module.css';
import { texts } from './texts';

/** A sample of each word, at shares that it could be said of. */
const SAMPLES = {
  secure: { share: 0.85, low: 0.65, high: 0.95 },
  'on-the-way': { share: 0.65, low: 0.45, high: 0.8 },
  'needs-practice': { share: 0.3, low: 0.15, high: 0.5 },
  'too-little': { share: 0.5, low: 0.15, high: 0.85 },
} as const;

/** What the bars, their patterns and the words mean. */
export function TopicKey() {
  return (
    <div className={styles.key}>
      <p>{texts.how}</p>
      <ul className={styles.entries} aria-label={texts.key}>
        {MASTERIES.map((mastery) => (
          <li key={mastery} className={styles.entry}>
            <span className={styles.sample}>
              <TopicBar figures={{ ...SAMPLES[mastery], mastery, questionCount: 0 }} />
            </span>
            <span>
              <strong>{texts.mastery[mastery]}</strong>: {texts.keyOf[mastery]}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
