import { ArrowRight } from 'lucide-react';
import { reviewLeft } from '../../../../shared/results/review-left';
import type { QuizResults } from '../../../../shared/results/schema';
import { useShortcut, useShortcutsOn } from '../../../platform/shortcuts';
import { Button } from '../../../ui/Button';
import { texts } from '../texts';
import { movedTexts } from './moved-texts';
import { nextQuestionToReview } from './next-to-mark';
import styles from './ReviewBar.module.css';

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
        <Button className={styles.next} aria-keyshortcuts={hasKeys ? 'N' : undefined} onClick={goOn}>
          {nextQuestion ? texts.nextQuestion(nextQuestion.number) : texts.next}
          <ArrowRight size={18} aria-hidden="true" />
        </Button>
      )}
    </section>
  );
}
