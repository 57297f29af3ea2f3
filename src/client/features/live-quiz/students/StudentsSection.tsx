import { useMemo } from 'react';
import type { LiveQuiz } from '../../../../shared/supervision/schema';
import { useNarrow } from '../../../ui/use-narrow';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import { texts } from '../texts';
import { areDots, DotNumbers } from './AnsweredDots';
import type { LiveOrder } from './live-order';
import { rowFacts } from './row-facts';
import { type RowProps, StudentCard, StudentRow } from './StudentRow';
import styles from './StudentsSection.module.css';

interface StudentsSectionProps extends Pick<RowProps, 'onAct'> {
  quiz: LiveQuiz;
  /** The attempts from top to bottom. */
  ids: readonly string[];
  /** Null while the rows stand in no order that has a name. */
  order: LiveOrder | null;
}

/** Every student who has started: rows of a table, or on a phone cards. */
export function StudentsSection({ quiz, ids, order, onAct }: StudentsSectionProps) {
  const isNarrow = useNarrow();
  const facts = useMemo(() => {
    const byId = new Map(quiz.students.map((student) => [student.attemptId, rowFacts(student, quiz)]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  }, [quiz, ids]);
  if (isNarrow) {
    return (
      <ul className={styles.cards} aria-label={texts.students}>
        {facts.map((each) => (
          <StudentCard key={each.attemptId} {...each} onAct={onAct} />
        ))}
      </ul>
    );
  }
  return (
    <table className={styles.table} aria-label={texts.students}>
      <Heads quiz={quiz} order={order} />
      <tbody>
        {facts.map((each) => (
          <StudentRow key={each.attemptId} {...each} onAct={onAct} />
        ))}
      </tbody>
    </table>
  );
}

function Heads({ quiz, order }: Pick<StudentsSectionProps, 'quiz' | 'order'>) {
  const [first] = quiz.students;
  const questionCount = first ? first.questionCount + first.notAskedNumbers.length : 0;
  const sorted = (by: LiveOrder, direction: 'ascending' | 'descending' = 'ascending') =>
    order === by ? { 'aria-sort': direction } : {};
  return (
    <thead>
      <tr>
        <th scope="col" {...sorted('name')}>
          {texts.student}
        </th>
        <th scope="col" {...sorted('look')}>
          {texts.state}
        </th>
        <th scope="col" className={styles.number} {...sorted('answered')}>
          {texts.answered}
        </th>
        <th scope="col" className={styles.dots}>
          {areDots(questionCount) && <DotNumbers questionCount={questionCount} />}
          <VisuallyHidden>{texts.questions}</VisuallyHidden>
        </th>
        <th scope="col" className={styles.number} {...sorted('time')}>
          {texts.timeLeft}
        </th>
        {!quiz.allowTabChange && (
          <th scope="col" className={styles.number} {...sorted('tabs', 'descending')}>
            {texts.tabChangesHead}
          </th>
        )}
        <th scope="col">
          <VisuallyHidden>{texts.actions}</VisuallyHidden>
        </th>
      </tr>
    </thead>
  );
}
