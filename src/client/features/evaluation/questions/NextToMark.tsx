import type { AnswerGroup } from '../../../../shared/marking/answer-groups';
import { cutQuestionText, displayAnswer } from '../../../../shared/results/display';
import type { QuizResults } from '../../../../shared/results/schema';
import { useShortcut, useShortcutsOn } from '../../../platform/shortcuts';
import { Button } from '../../../ui/Button';
import { Card } from '../../../ui/Card';
import { ProgressBar } from '../../../ui/ProgressBar';
import { reviewCount, standingOf } from '../review';
import { texts } from '../texts';
import styles from './NextToMark.module.css';
import { nextQuestionToReview } from './next-to-mark';

interface NextToMarkProps {
  results: QuizResults;
  questionId: string;
  /** The groups that wait for the teacher, the first to mark first. */
  next: readonly AnswerGroup[];
  onGroup: (key: string) => void;
  onQuestion: (questionId: string) => void;
}

const SHOWN_GROUPS = 3;

/** How much of a question still needs the teacher, and what is best marked next. It keeps its place when all is done. */
export function NextToMark({ results, questionId, next, onGroup, onQuestion }: NextToMarkProps) {
  const { total, toReview, reliable, suggested } = standingOf(results, questionId);
  const elsewhere = reviewCount(results) - toReview;
  const nextQuestion = nextQuestionToReview(results, questionId);
  const hasKeys = useShortcutsOn();
  const [first] = next;
  useShortcut('n', () => {
    if (first) onGroup(first.key);
    else if (nextQuestion) onQuestion(nextQuestion.questionId);
  });
  return (
    <Card className={styles.card}>
      <div>
        <p className={styles.remaining}>{texts.stillNeedHere(toReview)}</p>
        <p className={styles.note}>
          {elsewhere > 0 && `${texts.stillNeedElsewhere(elsewhere)} `}
          {elsewhere + toReview === 0 && `${texts.allReliable} `}
        </p>
      </div>
      <div className={styles.progress}>
        <ProgressBar
          value={reliable}
          max={total}
          label={texts.reliable(reliable, total)}
          className={styles.bar}
        />
        <p className={styles.note}>
          {texts.reliable(reliable, total)}. {suggested > 0 && texts.suggestedHere(suggested)}
        </p>
      </div>
      <div className={styles.next}>
        {first && (
          <p className={styles.label} id="mark-next">
            {texts.markNext}
            {hasKeys && (
              <span className={styles.keys} aria-hidden="true">
                Key <kbd>N</kbd>
              </span>
            )}
          </p>
        )}
        <ul className={styles.groups} aria-labelledby={first ? 'mark-next' : undefined}>
          {next.slice(0, SHOWN_GROUPS).map((group) => (
            <li key={group.key}>
              <Button
                variant="secondary"
                className={styles.group}
                aria-keyshortcuts={hasKeys && group === first ? 'N' : undefined}
                onClick={() => onGroup(group.key)}
              >
                <span className={styles.answer}>
                  {group.answer === undefined
                    ? texts.noAnswer
                    : `“${cutQuestionText(displayAnswer(group.answer))}”`}
                </span>
                <span className={styles.count}>{texts.students(group.studentIds.length)}</span>
              </Button>
            </li>
          ))}
          {!first && nextQuestion && (
            <li>
              <Button variant="secondary" onClick={() => onQuestion(nextQuestion.questionId)}>
                {texts.nextQuestion(nextQuestion.number, nextQuestion.toReview)}
              </Button>
            </li>
          )}
        </ul>
      </div>
    </Card>
  );
}
