import { useState } from 'react';
import type { PracticeSet } from '../../../shared/practice/schema';
import { formatDate } from '../../platform/date-format';
import { practiceTexts } from '../../quiz-parts/practice/practice-texts';
import type { usePracticeActs } from '../../quiz-parts/practice/use-practice-acts';
import { Button } from '../../ui/Button';
import styles from './PracticeSets.module.css';
import { SetName } from './SetRow';
import { texts } from './texts';

interface EndedSetsProps {
  sets: readonly PracticeSet[];
  acts: ReturnType<typeof usePracticeActs>;
}

/** What has ended, folded away, each to be opened again with the classes that it had. */
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
              <p className={styles.facts}>
                {practiceTexts.students(set.studentCount)} · {texts.endedOn(formatDate(set.closedAt ?? 0))}
              </p>
            </div>
            <div className={styles.acts}>
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
