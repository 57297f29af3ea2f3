import { Check } from 'lucide-react';
import { useId } from 'react';
import type { Question } from '../../../../shared/question/schema';
import { cutQuestionText } from '../../../../shared/results/display';
import { reviewLeft } from '../../../../shared/results/review-left';
import type { QuizResults } from '../../../../shared/results/schema';
import { ProgressBar } from '../../../ui/ProgressBar';
import { Select } from '../../../ui/Select';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import { reviewCountsOf } from '../review';
import { benchTexts } from './bench-texts';
import styles from './Rail.module.css';

interface RailProps {
  results: QuizResults;
  selected: Question;
  onPick: (questionId: string) => void;
}

/** The questions with the decisions that are left on each; where there is no room, a choice above the answers. */
export function Rail({ results, selected, onPick }: RailProps) {
  const selectId = useId();
  const entries = results.questions.map((question, index) => ({
    id: question._id,
    number: index + 1,
    text: question.text,
    left: reviewLeft(results, question._id).decisions,
  }));
  const inQuiz = reviewLeft(results).decisions;
  const { reliable, total } = reviewCountsOf(results);
  return (
    <nav aria-label={benchTexts.questions} className={styles.rail}>
      <div className={styles.choice}>
        <label htmlFor={selectId}>{benchTexts.question}</label>
        <Select
          id={selectId}
          value={selected._id}
          options={entries.map(({ id, number, text, left }) => ({
            value: id,
            label: `${number}. ${cutQuestionText(text)}${left > 0 ? ` (${benchTexts.pileToDecide(left)})` : ''}`,
          }))}
          onChange={onPick}
        />
      </div>
      <div className={styles.list}>
        <p className={styles.columns} aria-hidden="true">
          <span>{benchTexts.question}</span>
          <span>{benchTexts.toDecide}</span>
        </p>
        <ol className={styles.entries}>
          {entries.map(({ id, number, text, left }) => (
            <li key={id}>
              <button
                type="button"
                className={styles.entry}
                aria-current={id === selected._id ? 'true' : undefined}
                onClick={() => onPick(id)}
              >
                <span className={styles.number}>{number}</span>
                <span className={styles.text} dir="auto">
                  {text}
                </span>
                <Left count={left} />
              </button>
            </li>
          ))}
        </ol>
      </div>
      {total > 0 && (
        <div className={styles.total}>
          <p className={styles.left}>{benchTexts.inAll(inQuiz)}</p>
          <ProgressBar
            className={styles.bar}
            value={reliable}
            max={total}
            label={benchTexts.needNoReview(reliable, total)}
          />
          <p className={styles.note}>{benchTexts.needNoReview(reliable, total)}</p>
        </div>
      )}
    </nav>
  );
}

/** How many decisions a question still asks for. */
function Left({ count }: { count: number }) {
  if (count === 0) {
    return (
      <span className={styles.done}>
        <Check size={16} aria-hidden="true" />
        <VisuallyHidden>, {benchTexts.done}</VisuallyHidden>
      </span>
    );
  }
  return (
    <span className={styles.count}>
      {count}
      <VisuallyHidden> to decide</VisuallyHidden>
    </span>
  );
}
