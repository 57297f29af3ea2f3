import { Link } from 'wouter';
import type { PracticeSet } from '../../../shared/practice/schema';
import { teacherPaths } from '../../../shared/teacher-paths';
import { practiceTexts } from '../../quiz-parts/practice/practice-texts';
import { SetFacts } from '../../quiz-parts/practice/SetFacts';
import { Badge } from '../../ui/Badge';
import { Button } from '../../ui/Button';
import styles from './PracticeSets.module.css';
import { texts } from './texts';

interface SetRowProps {
  set: PracticeSet;
  isBusy: boolean;
  onChange: () => void;
  onEnd: () => void;
}

/** One quiz or tag that is open for practice. */
export function SetRow({ set, isBusy, onChange, onEnd }: SetRowProps) {
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <SetName set={set} />
        <SetFacts set={set} />
      </div>
      <div className={styles.acts}>
        <Button variant="secondary" aria-label={practiceTexts.changeOf(set.title)} onClick={onChange}>
          {practiceTexts.change}
        </Button>
        <Button variant="secondary" busy={isBusy} aria-label={practiceTexts.endOf(set.title)} onClick={onEnd}>
          {practiceTexts.end}
        </Button>
      </div>
    </li>
  );
}

/** What is practised, and whether that is a quiz or a tag. */
export function SetName({ set: { quizId, title } }: { set: PracticeSet }) {
  return (
    <div className={styles.name}>
      <h2 dir="auto">{quizId === null ? title : <Link href={teacherPaths.share(quizId)}>{title}</Link>}</h2>
      <Badge>{quizId === null ? texts.tag : texts.quiz}</Badge>
    </div>
  );
}
