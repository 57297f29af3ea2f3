import { offerTexts } from '../platform/offer-texts';
import { site } from '../platform/site';
import { Badge } from '../ui/Badge';
import { Card } from '../ui/Card';
import styles from './HeroPreview.module.css';

const GROUPS = [
  { answer: '“Chlorophyll reflects green light.”', students: '15 students', mark: '2 / 2', tone: 'ok' },
  { answer: '“They have chlorophyll.”', students: '7 students', mark: '1 / 2', tone: 'warn' },
  { answer: '“Because of the sun.”', students: '3 students', mark: '0 / 2', tone: 'bad' },
] as const;

const { mark: markName } = offerTexts(site);

/** A decorative preview of the product, built from its own parts. */
export function HeroPreview() {
  return (
    <Card className={styles.card} aria-hidden="true">
      <div className={styles.head}>
        <Badge tone="accent">Short answer · 2 marks</Badge>
        <span className={styles.clock}>12:41</span>
      </div>
      <p className={styles.question}>Why do leaves look green?</p>
      <ul className={styles.groups}>
        {GROUPS.map(({ answer, students, mark, tone }) => (
          <li key={answer} className={styles.group}>
            <span>{answer}</span>
            <Badge tone={tone}>
              {markName} {mark}
            </Badge>
            <span className={styles.count}>{students}</span>
          </li>
        ))}
      </ul>
      <div className={styles.foot}>
        <div className={styles.sum}>
          <span>Marked and ready for your review</span>
          <span>25 of 30</span>
        </div>
        <div className={styles.track}>
          <div className={styles.bar} />
        </div>
      </div>
    </Card>
  );
}
