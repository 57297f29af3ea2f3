import { Check } from 'lucide-react';
import { useRef } from 'react';
import type { AnswerGroup } from '../../../../shared/marking/answer-groups';
import type { Question } from '../../../../shared/question/schema';
import type { StudentResult } from '../../../../shared/results/schema';
import { Badge } from '../../../ui/Badge';
import { Button } from '../../../ui/Button';
import { Card } from '../../../ui/Card';
import { AnswerText } from '../AnswerText';
import { MarkOrigin } from '../MarkOrigin';
import { MarkStepper } from '../MarkStepper';
import { findResult } from '../review';
import { texts } from '../texts';
import styles from './GroupCard.module.css';
import { GroupProgress } from './GroupProgress';
import { commonMarks, groupOrigin } from './group-marks';
import { useGroupMarks } from './use-group-marks';

interface GroupCardProps {
  question: Question;
  group: AnswerGroup;
  /** The students of the group. */
  students: readonly StudentResult[];
  place: number;
}

/** Answers that say the same, and one mark for all of them. */
export function GroupCard({ question, group, students, place }: GroupCardProps) {
  const members = students.flatMap((student) => {
    const result = findResult(student, question._id);
    return result ? [{ studentId: student.studentId, result }] : [];
  });
  const results = members.map(({ result }) => result);
  const marks = commonMarks(results);
  const isMixed = marks !== undefined && marks.low !== marks.high;
  const origin = groupOrigin(results);
  const decision = useGroupMarks(question._id, members);
  const card = useRef<HTMLDivElement>(null);
  const keep = (all: number) => {
    decision.give(all);
    // The button goes away with what it asked.
    card.current?.focus({ preventScroll: true });
  };
  const waiting = students.length - members.length;

  return (
    <Card as="li" ref={card} tabIndex={-1} className={styles.card}>
      <div className={styles.top}>
        <p className={styles.answer}>
          {group.answer === undefined ? (
            <AnswerText answer={undefined} />
          ) : (
            <>
              “<AnswerText answer={group.answer} />”
            </>
          )}{' '}
          <Badge>{texts.students(students.length)}</Badge>
        </p>
        {marks && (
          <MarkStepper
            label={`Marks for answer ${place}, ${texts.students(students.length)}`}
            marks={marks.mostGiven}
            maximumMarks={question.maximumMarks}
            onChange={decision.give}
          />
        )}
      </div>
      {origin && <MarkOrigin {...origin} />}
      {marks && isMixed && <p className={styles.note}>{texts.marksDiffer(marks.low, marks.high)}</p>}
      {waiting > 0 && <p className={styles.note}>{texts.partlyEvaluated(waiting)}</p>}
      {marks && (origin?.needsReview || isMixed) && (
        <Button variant="secondary" className={styles.keep} onClick={() => keep(marks.mostGiven)}>
          <Check size={18} aria-hidden="true" />
          {isMixed
            ? texts.setAll(members.length, marks.mostGiven)
            : texts.keepMarks(members.length, marks.mostGiven)}
        </Button>
      )}
      <GroupProgress decision={decision} />
      <details className={styles.names}>
        <summary>Who answered this</summary>
        <p>{students.map(({ studentName }) => studentName).join(', ')}</p>
      </details>
    </Card>
  );
}
