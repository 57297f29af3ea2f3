import { Check, Undo2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { messages } from '../../../../shared/messages';
import type { Question } from '../../../../shared/question/schema';
import type { ReviewGroup } from '../../../../shared/results/review-groups';
import type { StudentResult } from '../../../../shared/results/schema';
import { Button } from '../../../ui/Button';
import { Card } from '../../../ui/Card';
import { explanationOf } from '../explanation';
import { Findings, MarkOrigin } from '../MarkOrigin';
import { MarkStepper } from '../MarkStepper';
import { findResult } from '../review';
import { texts } from '../texts';
import { useMarking } from '../use-marking';
import styles from './GroupCard.module.css';
import { commonMarks, groupOrigin, useGroupKeys, useGroupMarks } from './group-marks';
import { Wordings } from './Wordings';

interface GroupCardProps {
  question: Question;
  group: ReviewGroup;
  /** The students of the group. */
  students: readonly StudentResult[];
  place: number;
}

/** Answers that say the same, and one mark for all of them. What explains a mark stays when it is given: nothing jumps. */
export function GroupCard({ question, group, students, place }: GroupCardProps) {
  const members = students.flatMap((student) => {
    const result = findResult(student, question._id);
    return result ? [{ studentId: student.studentId, result }] : [];
  });
  const results = members.map(({ result }) => result);
  const marks = commonMarks(results);
  const isMixed = marks !== undefined && marks.low !== marks.high;
  const origin = groupOrigin(results);
  const [firstRationale] = useState(origin?.rationale ?? null);
  const explanation = origin && explanationOf({ ...origin, rationale: origin.rationale ?? firstRationale });
  const { refuse } = useMarking();
  const decision = useGroupMarks(question._id, members);
  const card = useRef<HTMLDivElement>(null);
  const keep = (all: number) => {
    decision.give(all);
    // The button goes away with what it asked.
    card.current?.focus({ preventScroll: true });
  };
  const onKeyDown = useGroupKeys({
    ...{ marks, maximumMarks: question.maximumMarks },
    ...decision,
    refuse: () => refuse(messages.marksInvalid(question.maximumMarks)),
  });
  const waiting = students.length - members.length;
  const asks = marks !== undefined && (origin?.needsReview || isMixed);

  return (
    <Card as="li" ref={card} tabIndex={-1} className={styles.card} onKeyDown={onKeyDown}>
      <div className={styles.top}>
        <Wordings group={group} />
        {marks && (
          <MarkStepper
            label={`Marks for answer ${place}, ${texts.students(students.length)}`}
            marks={marks.mostGiven}
            maximumMarks={question.maximumMarks}
            onChange={decision.give}
          />
        )}
      </div>
      {origin && explanation && (
        <>
          <MarkOrigin {...origin} rationale={explanation.rationale} />
          <Findings {...explanation} />
        </>
      )}
      {marks && isMixed && <p className={styles.note}>{texts.marksDiffer(marks.low, marks.high)}</p>}
      {waiting > 0 && <p className={styles.note}>{texts.partlyEvaluated(waiting)}</p>}
      <div className={styles.decision}>
        {asks && (
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
      </div>
    </Card>
  );
}

/** What became of the last decision on a group, and the way back. */
function GroupProgress({ decision }: { decision: ReturnType<typeof useGroupMarks> }) {
  const { last, undo } = decision;
  return (
    <div className={styles.progress}>
      <p className={styles.text} role="status">
        {wordsFor(decision)}
      </p>
      {last && (
        <Button variant="ghost" onClick={undo}>
          <Undo2 size={18} aria-hidden="true" /> {texts.undo}
        </Button>
      )}
    </div>
  );
}

function wordsFor({ last, pendingCount, savedCount }: ReturnType<typeof useGroupMarks>): string {
  const total = last?.before.length ?? pendingCount;
  if (pendingCount > 0) return texts.savingGroup(Math.max(total - pendingCount, 0), total);
  return last ? texts.savedGroup(savedCount, total, last.marks) : '';
}
