import { useState } from 'react';
import type { AvailableQuiz } from '../../../shared/assignment/schema';
import { startSentence } from '../../../shared/assignment/sentences';
import { countedTime } from '../../../shared/counted';
import { momentText } from '../../../shared/languages/date-form';
import { ownTimeZone } from '../../platform/local-date-time';
import { startBy } from '../../rules/assignment/start-by';
import { Button } from '../../ui/Button';
import { classNames } from '../../ui/class-names';
import styles from './AvailableQuizzes.module.css';
import { texts } from './texts';

interface AvailableQuizzesProps {
  /** Startable quizzes first, by their end. */
  available: readonly AvailableQuiz[];
  /** The server's time. */
  nowMs: number;
  /** Whether the first one is the student's next step. */
  isNext: boolean;
  onOpen: (shareId: string) => Promise<void>;
}

/** The quizzes of the student's classes: the next due in full, the others in a line each. */
export function AvailableQuizzes({ available, nowMs, isNext, onOpen }: AvailableQuizzesProps) {
  return (
    <ul className={styles.list}>
      {available.map((quiz, index) => (
        <AvailableRow
          key={quiz.quizId}
          quiz={quiz}
          nowMs={nowMs}
          isFirst={index === 0}
          isNext={isNext && index === 0}
          onOpen={onOpen}
        />
      ))}
    </ul>
  );
}

interface AvailableRowProps extends Omit<AvailableQuizzesProps, 'available'> {
  quiz: AvailableQuiz;
  isFirst: boolean;
}

function AvailableRow({ quiz, nowMs, isFirst, isNext, onOpen }: AvailableRowProps) {
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
    <li
      className={classNames(
        styles.row,
        mayStart && isFirst && styles.due,
        !mayStart && !comes && styles.over,
      )}
    >
      <h3 dir="auto">{quiz.title.trim() || texts.untitled}</h3>
      <p className={styles.fact}>
        <span dir="auto">{quiz.className}</span>, {countedTime(quiz.timeSeconds)}
        {quiz.timeFactorPercent > 100 && (mayStart || comes) && (
          <>
            {'. '}
            <span>{texts.moreTime({ percent: quiz.timeFactorPercent - 100 })}</span>
          </>
        )}
      </p>
      <p className={styles.when}>{whenOf(quiz, start)}</p>
      {mayStart && (
        <Button
          className={styles.open}
          variant={isNext ? 'primary' : 'secondary'}
          size={isNext ? 'large' : 'default'}
          busy={isOpening}
          onClick={() => void open()}
        >
          {texts.open}
        </Button>
      )}
    </li>
  );
}

/** When it can be started, or why not. */
function whenOf({ opensAt, closesAt }: AvailableQuiz, start: ReturnType<typeof startBy>): string {
  const until = closesAt === null ? null : momentText(closesAt);
  if ('yes' in start) return until === null ? texts.openNow : texts.until({ moment: until });
  if (start.because === 'not-yet') {
    const moment = momentText(start.from ?? opensAt ?? 0);
    return until === null ? texts.opens({ moment }) : texts.opensUntil({ moment, until });
  }
  if (start.because === 'over')
    return texts.wasOpenUntil({ moment: momentText(start.ended ?? closesAt ?? 0) });
  return startSentence(start, ownTimeZone()) ?? '';
}
