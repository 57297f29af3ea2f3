import type { PracticeSet } from '../../shared/practice/schema';
import { formatDate } from '../platform/date-format';
import styles from './Practice.module.css';
import { practiceTexts as texts } from './practice-texts';
import { Usable } from './Usable';

const list = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** The classes, the number of students and the number of questions. */
export function SetFacts({ set }: { set: PracticeSet }) {
  const { classes, studentCount, answersLastWeek, openedAt } = set;
  const practised = [
    texts.students(studentCount),
    ...(studentCount > 0 ? [texts.answers(answersLastWeek)] : []),
    texts.since(formatDate(openedAt)),
  ];
  return (
    <div className={styles.usable}>
      <p className="font-semibold break-anywhere" dir="auto">
        {classes.length === 0 ? texts.whoever : list.format(classes.map(({ name }) => name))}
      </p>
      <Usable of={set} />
      <p className="text-muted text-sm">{practised.join(' · ')}</p>
    </div>
  );
}
