import { ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { cutQuestionText, displayAnswer } from '../../../../shared/results/display';
import type { ReviewGroup } from '../../../../shared/results/review-groups';
import { reviewLeft } from '../../../../shared/results/review-left';
import type { QuizResults } from '../../../../shared/results/schema';
import { useShortcut, useShortcutsOn } from '../../../platform/shortcuts';
import { Button } from '../../../ui/Button';
import { Card } from '../../../ui/Card';
import { ProgressBar } from '../../../ui/ProgressBar';
import { reviewCountsOf } from '../review';
import { texts } from '../texts';
import { movedTexts } from './moved-texts';
import styles from './NextToMark.module.css';
import { nextQuestionToReview } from './next-to-mark';

interface NextToMarkProps {
  results: QuizResults;
  questionId: string;
  /** The groups that wait for the teacher, the first to mark first. */
  next: readonly ReviewGroup[];
  onGroup: (key: string) => void;
}

const SHOWN_GROUPS = 3;

/** How much of a question still needs the teacher, and what is best marked next. It keeps its size when all is done. */
export function NextToMark({ results, questionId, next, onGroup }: NextToMarkProps) {
  const { total, reliable, suggested } = reviewCountsOf(results, questionId);
  const here = reviewLeft(results, questionId);
  const inQuiz = reviewLeft(results);
  const hasKeys = useShortcutsOn();
  const shown = next.slice(0, SHOWN_GROUPS);
  const [rows, setRows] = useState(shown.length);
  if (shown.length > rows) setRows(shown.length);
  return (
    <Card className={styles.card}>
      <div>
        <p className={styles.remaining}>{texts.decisionsHere(here.decisions, inQuiz.decisions)}</p>
        <p className={styles.note}>
          {inQuiz.decisions === 0 ? texts.allReliable : texts.afterThese(inQuiz.decisions)}
        </p>
      </div>
      <div className={styles.progress}>
        <ProgressBar value={reliable} max={total} label={texts.reliable(reliable, total)} />
        <p className={styles.note}>
          {texts.reliable(reliable, total)}. {suggested > 0 && texts.suggestedHere(suggested)}
        </p>
      </div>
      {rows > 0 && (
        <div className={styles.next}>
          <p className={styles.label} id="mark-next">
            {next.length > 0 ? texts.markNext : texts.allMarkedHere}
            {hasKeys && (
              <span className={styles.keys} aria-hidden="true">
                <kbd>N</kbd> next <kbd>0</kbd>–<kbd>9</kbd> marks <kbd>←</kbd> <kbd>→</kbd> half a mark{' '}
                <kbd>Enter</kbd> keep <kbd>U</kbd> undo
              </span>
            )}
          </p>
          <ul className={styles.groups} aria-labelledby="mark-next" style={{ minHeight: heightOf(rows) }}>
            {shown.map((group) => (
              <li key={group.key}>
                <Button variant="secondary" className={styles.group} onClick={() => onGroup(group.key)}>
                  <span className={styles.answer} dir="auto">
                    {headline(group)}
                  </span>
                  <span className={styles.count}>{texts.students(group.studentIds.length)}</span>
                </Button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </Card>
  );
}

const heightOf = (rows: number) => `calc(${rows} * var(--tap) + ${rows - 1} * var(--s-2))`;

const headline = ({ wordings: [{ answer }] }: ReviewGroup): string =>
  answer === undefined ? texts.noAnswer : `“${cutQuestionText(displayAnswer(answer))}”`;

interface ReviewBarProps {
  results: QuizResults;
  questionId: string;
  /** Goes to the next group of this question; none is left without it. */
  onNext: (() => void) | undefined;
  onQuestion: (questionId: string) => void;
}

/** The bar at the foot that never moves: how many decisions are left, and the way to the next one. */
export function ReviewBar({ results, questionId, onNext, onQuestion }: ReviewBarProps) {
  const hasKeys = useShortcutsOn();
  const nextQuestion = onNext ? undefined : nextQuestionToReview(results, questionId);
  const goOn = onNext ?? (nextQuestion && (() => onQuestion(nextQuestion.questionId)));
  useShortcut('n', () => goOn?.());
  const rescored = results.rescored[questionId];
  return (
    <section className={styles.bar} aria-label={texts.reviewBar} data-dock="">
      <div>
        <p className={styles.left}>
          {texts.decisionsHere(reviewLeft(results, questionId).decisions, reviewLeft(results).decisions)}
        </p>
        {rescored && <p className={styles.moved}>{movedTexts.brief(rescored)}</p>}
      </div>
      {goOn && (
        <Button className={styles.barNext} aria-keyshortcuts={hasKeys ? 'N' : undefined} onClick={goOn}>
          {nextQuestion ? texts.nextQuestion(nextQuestion.number) : texts.next}
          <ArrowRight size={18} aria-hidden="true" />
        </Button>
      )}
    </section>
  );
}
