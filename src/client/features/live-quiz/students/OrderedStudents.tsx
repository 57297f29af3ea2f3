import { type ComponentProps, useMemo, useState } from 'react';
import type { LiveQuiz } from '../../../../shared/supervision/schema';
import { heldOrder, useNarrow, useRowsInUse } from '../../../ui/table-rows';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import { texts } from '../texts';
import { AbsentCards, AbsentRows } from './AbsentRows';
import { areDots, DotNumbers } from './AnsweredDots';
import { inOrder, type LiveOrder } from './live-order';
import styles from './OrderedStudents.module.css';
import { rowFacts } from './row-facts';
import { type RowProps, type StudentAct, StudentCard, StudentRow } from './StudentRow';
import { SummaryLine } from './SummaryLine';

interface OrderedStudentsProps
  extends Pick<ComponentProps<typeof SummaryLine>, 'areNamesHidden' | 'onHideNames'> {
  quiz: LiveQuiz;
  onAct: (act: StudentAct, attemptId: string) => void;
}

/** The students in the chosen order, kept up to date. */
export function OrderedStudents({ quiz, onAct, ...names }: OrderedStudentsProps) {
  const [order, setOrder] = useState<LiveOrder>('look');
  const { isInUse, watch } = useRowsInUse();
  const wanted = inOrder(quiz, order).map(({ attemptId }) => attemptId);
  const { ids, isInOrder } = useHeldOrder(wanted, { order, isHeld: isInUse });
  return (
    <section aria-labelledby="live-students">
      <h2 id="live-students">
        <VisuallyHidden>{texts.students}</VisuallyHidden>
      </h2>
      <SummaryLine {...{ quiz, order, isInOrder }} {...names} onOrder={setOrder} />
      <div {...watch}>
        <StudentsSection quiz={quiz} ids={ids} order={isInOrder ? order : null} onAct={onAct} />
      </div>
    </section>
  );
}

/** Holds rows in place while the pointer or the focus is on one; another order moves them anyway. */
function useHeldOrder(wanted: readonly string[], { order, isHeld }: { order: string; isHeld: boolean }) {
  const [last, setLast] = useState({ order, ids: wanted });
  const ids = isHeld && last.order === order ? heldOrder(last.ids, wanted, new Set(wanted)) : wanted;
  if (last.order !== order || last.ids.join() !== ids.join()) setLast({ order, ids });
  return { ids, isInOrder: ids.join() === wanted.join() };
}

interface StudentsSectionProps extends Pick<RowProps, 'onAct'> {
  quiz: LiveQuiz;
  /** The attempts from top to bottom. */
  ids: readonly string[];
  /** Null while rows are held out of order. */
  order: LiveOrder | null;
}

/** All students as table rows, or cards on a phone. */
function StudentsSection({ quiz, ids, order, onAct }: StudentsSectionProps) {
  const isNarrow = useNarrow();
  const facts = useMemo(() => {
    const byId = new Map(quiz.students.map((student) => [student.attemptId, rowFacts(student, quiz)]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  }, [quiz, ids]);
  if (isNarrow) {
    return (
      <ul className="grid gap-2 list-none" aria-label={texts.students}>
        {facts.map((each) => (
          <StudentCard key={each.attemptId} {...each} onAct={onAct} />
        ))}
        <AbsentCards quiz={quiz} />
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
        <AbsentRows quiz={quiz} columnCount={quiz.allowTabChange ? 6 : 7} />
      </tbody>
    </table>
  );
}

function Heads({ quiz, order }: Pick<StudentsSectionProps, 'quiz' | 'order'>) {
  // While names are hidden, a submission's undrawn questions are omitted.
  const placesOf = ({ questionCount, notAskedNumbers }: (typeof quiz.students)[number]) =>
    questionCount + notAskedNumbers.length;
  const questionCount = Math.max(0, ...quiz.students.map(placesOf));
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
