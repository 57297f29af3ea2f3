import { useState } from 'react';
import type { AvailableQuiz } from '../../../shared/assignment/schema';
import { startSentence } from '../../../shared/assignment/sentences';
import { startBy } from '../../../shared/assignment/start-by';
import { countedTime } from '../../../shared/counted';
import { momentText } from '../../../shared/date-form';
import { ownTimeZone } from '../../platform/local-date-time';
import { Badge } from '../../ui/Badge';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { classNames } from '../../ui/class-names';
import styles from './AvailableQuizzes.module.css';
import { availableTexts } from './later-texts';
import { texts } from './texts';

interface AvailableQuizzesProps {
  available: readonly AvailableQuiz[];
  /** The server's time. */
  nowMs: number;
  onOpen: (shareId: string) => Promise<void>;
}

/** The quizzes of the student's classes: those to start now, those that open, and of those that are over, why. */
export function AvailableQuizzes({ available, nowMs, onOpen }: AvailableQuizzesProps) {
  return (
    <section aria-labelledby="available-title" className={styles.section}>
      <h2 id="available-title">{availableTexts.title}</h2>
      <ul className={styles.list}>
        {available.map((quiz) => (
          <AvailableRow key={quiz.quizId} quiz={quiz} nowMs={nowMs} onOpen={onOpen} />
        ))}
      </ul>
    </section>
  );
}

function AvailableRow({
  quiz,
  nowMs,
  onOpen,
}: Omit<AvailableQuizzesProps, 'available'> & { quiz: AvailableQuiz }) {
  const [isOpening, setOpening] = useState(false);
  const start = startBy(quiz.start, nowMs, quiz.closesAt);
  const mayStart = 'yes' in start;
  const comes = !mayStart && start.because === 'not-yet';
  const open = async () => {
    setOpening(true);
    await onOpen(quiz.shareId);
    setOpening(false);
  };
  return (
    <Card as="li" className={classNames(styles.row, !mayStart && !comes && styles.over)}>
      <div className={styles.what}>
        <h3 dir="auto">{quiz.title.trim() || texts.untitled}</h3>
        <p className={styles.fact}>
          <span dir="auto">{quiz.className}</span>, {countedTime(quiz.timeSeconds)}
        </p>
        <p className={styles.when}>{whenOf(quiz, start)}</p>
        {quiz.timeFactorPercent > 100 && (mayStart || comes) && (
          <p className={styles.fact}>{availableTexts.moreTime(quiz.timeFactorPercent - 100)}</p>
        )}
      </div>
      {mayStart && (
        <Button busy={isOpening} onClick={() => void open()}>
          {availableTexts.open}
        </Button>
      )}
      {comes && <Badge>{availableTexts.notYet}</Badge>}
    </Card>
  );
}

/** When it can be started, or why it cannot. */
function whenOf({ opensAt, closesAt }: AvailableQuiz, start: ReturnType<typeof startBy>): string {
  const zone = ownTimeZone();
  const until = closesAt === null ? null : momentText(closesAt, zone);
  if ('yes' in start) return until === null ? availableTexts.openNow : availableTexts.until(until);
  if (start.because === 'not-yet')
    return availableTexts.opens(momentText(start.from ?? opensAt ?? 0, zone), until);
  if (start.because === 'over')
    return availableTexts.wasOpenUntil(momentText(start.ended ?? closesAt ?? 0, zone));
  return startSentence(start, zone) ?? '';
}
