import { useState } from 'react';
import type { LiveQuiz } from '../../../../shared/supervision/schema';
import { useRowsInUse } from '../../../ui/use-rows-in-use';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import { SummaryLine } from '../SummaryLine';
import { texts } from '../texts';
import { inOrder, type LiveOrder } from './live-order';
import type { StudentAct } from './StudentMenu';
import { StudentsSection } from './StudentsSection';
import { useHeldOrder } from './use-held-order';

interface OrderedStudentsProps {
  quiz: LiveQuiz;
  onAct: (act: StudentAct, attemptId: string) => void;
}

/** The students in the order that the line above them says, also after news. */
export function OrderedStudents({ quiz, onAct }: OrderedStudentsProps) {
  const [order, setOrder] = useState<LiveOrder>('look');
  const { isInUse, watch } = useRowsInUse();
  const wanted = inOrder(quiz, order).map(({ attemptId }) => attemptId);
  const { ids, isInOrder } = useHeldOrder(wanted, { order, isHeld: isInUse });
  return (
    <section aria-labelledby="live-students">
      <h2 id="live-students">
        <VisuallyHidden>{texts.students}</VisuallyHidden>
      </h2>
      <SummaryLine quiz={quiz} order={order} onOrder={setOrder} isInOrder={isInOrder} />
      <div {...watch}>
        <StudentsSection quiz={quiz} ids={ids} order={isInOrder ? order : null} onAct={onAct} />
      </div>
    </section>
  );
}
