import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { QuizResults } from '../../../../../shared/results/schema';
import { openAppeals } from '../../../../rules/results/open-appeals';
import { Button } from '../../../../ui/Button';
import { marksLabel } from '../../bench-texts';
import { useMarking } from '../../use-marking';
import type { AnsweredAppeal } from './AppealCard';
import { appealTexts } from './appeal-texts';
import { othersAlike } from './others-alike';
import styles from './SecondLooks.module.css';

const AppealCard = lazy(async () => ({ default: (await import('./AppealCard')).AppealCard }));

interface SecondLooksProps {
  results: QuizResults;
  questionId: string;
}

/** The open second looks of one question; after a changed mark, the offer to change equal answers too. */
export function SecondLooks({ results, questionId }: SecondLooksProps) {
  const [answered, setAnswered] = useState<AnsweredAppeal>();
  const open = openAppeals(results, questionId);
  if (open.length === 0 && !answered) return null;
  return (
    <Suspense>
      <section className={styles.looks} aria-label={appealTexts.title}>
        {open.length > 0 && <h3 className={styles.title}>{appealTexts.count(open.length)}</h3>}
        {answered && (
          <Answered
            key={answered.studentId}
            {...{ results, questionId, answered }}
            onDone={() => setAnswered(undefined)}
          />
        )}
        {open.map((appeal) => (
          <AppealCard
            key={`${appeal.studentId} ${appeal.askedAt}`}
            results={results}
            appeal={appeal}
            onAnswered={setAnswered}
          />
        ))}
      </section>
    </Suspense>
  );
}

interface AnsweredProps extends SecondLooksProps {
  answered: AnsweredAppeal;
  onDone: () => void;
}

/** Confirms a reply; if the marks changed, offers the same to everyone with the same answer. */
function Answered({ results, questionId, answered, onDone }: AnsweredProps) {
  const { giveMarks } = useMarking();
  const place = useRef<HTMLDivElement>(null);
  // The focused button went away with the card.
  useEffect(() => place.current?.focus(), []);
  const { studentId, name, marks, isChanged } = answered;
  const studentIds = isChanged ? othersAlike(results, { questionId, studentId, marks }) : [];
  const shown = marksLabel(marks);
  return (
    <div ref={place} tabIndex={-1} className={styles.answered}>
      <p role="status">
        {appealTexts.answered(name)} {studentIds.length > 0 && appealTexts.others(studentIds.length, shown)}
      </p>
      {studentIds.length > 0 && (
        <div className={styles.acts}>
          <Button
            variant="secondary"
            onClick={() => {
              giveMarks({ questionId, marks, studentIds });
              onDone();
            }}
          >
            {appealTexts.giveOthers(studentIds.length, shown)}
          </Button>
          <Button variant="ghost" onClick={onDone}>
            {appealTexts.leaveOthers}
          </Button>
        </div>
      )}
    </div>
  );
}
