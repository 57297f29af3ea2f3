import { useState } from 'react';
import { Link } from 'wouter';
import type { PracticeSet } from '../../../shared/practice/schema';
import { teacherPaths } from '../../../shared/teacher-paths';
import { practiceTexts } from '../../open-practice/practice-texts';
import { SetFacts } from '../../open-practice/SetFacts';
import type { usePracticeActs } from '../../open-practice/use-practice-acts';
import { formatDate } from '../../platform/date-format';
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

/** One quiz or tag open for practice. */
export function SetRow({ set, isBusy, onChange, onEnd }: SetRowProps) {
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <SetName set={set} />
        <SetFacts set={set} />
      </div>
      <div className="flex flex-wrap gap-2">
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

/** The title, and whether it is a quiz or a tag. */
function SetName({ set: { quizId, title } }: { set: PracticeSet }) {
  return (
    <div className={styles.name}>
      <h2 dir="auto">{quizId === null ? title : <Link href={teacherPaths.share(quizId)}>{title}</Link>}</h2>
      <Badge>{quizId === null ? texts.tag : texts.quiz}</Badge>
    </div>
  );
}

interface EndedSetsProps {
  sets: readonly PracticeSet[];
  acts: ReturnType<typeof usePracticeActs>;
}

/** The ended sets, collapsed; each can be reopened for its classes. */
export function EndedSets({ sets, acts }: EndedSetsProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={styles.ended} open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{texts.endedTitle(sets.length)}</summary>
      <ul className={styles.list}>
        {sets.map((set) => (
          <li key={set._id} className={styles.row}>
            <div className={styles.what}>
              <SetName set={set} />
              <p className="text-muted text-sm">
                {practiceTexts.students(set.studentCount)} · {texts.endedOn(formatDate(set.closedAt ?? 0))}
              </p>
            </div>
            <div className="flex flex-wrap gap-2">
              <Button
                variant="secondary"
                busy={acts.busyId === set._id}
                aria-label={texts.openAgainOf(set.title)}
                onClick={() => acts.reopen(set)}
              >
                {texts.openAgain}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </details>
  );
}
