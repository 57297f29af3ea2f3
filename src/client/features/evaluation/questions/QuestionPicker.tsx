import { CircleHelp, Lightbulb } from 'lucide-react';
import { useId } from 'react';
import type { Question } from '../../../../shared/question/schema';
import { cutQuestionText } from '../../../../shared/results/display';
import type { QuizResults } from '../../../../shared/results/schema';
import { Badge } from '../../../ui/Badge';
import { Select } from '../../../ui/Select';
import { reviewCountsOf } from '../review';
import styles from './QuestionPicker.module.css';

interface QuestionPickerProps {
  results: QuizResults;
  selected: Question;
  onPick: (questionId: string) => void;
}

/** The questions as a list beside the answers, or as a choice above them where there is no room. */
export function QuestionPicker({ results, selected, onPick }: QuestionPickerProps) {
  const selectId = useId();
  const entries = results.questions.map((question, index) => ({
    id: question._id,
    label: `${index + 1}. ${cutQuestionText(question.text)}`,
    ...reviewCountsOf(results, question._id),
  }));
  return (
    <nav aria-label="Questions" className={styles.picker}>
      <div className={styles.choice}>
        <label htmlFor={selectId}>Question</label>
        <Select
          id={selectId}
          value={selected._id}
          options={entries.map(({ id, label, toReview }) => ({
            value: id,
            label: toReview > 0 ? `${label} (${toReview} to review)` : label,
          }))}
          onChange={onPick}
        />
      </div>
      <ol className={styles.list}>
        {entries.map(({ id, label, toReview, suggested }) => (
          <li key={id}>
            <button
              type="button"
              className={styles.entry}
              aria-current={id === selected._id ? 'true' : undefined}
              onClick={() => onPick(id)}
            >
              <span className={styles.text} dir="auto">
                {label}
              </span>
              {toReview > 0 && (
                <Badge tone="warn">
                  <CircleHelp aria-hidden="true" />
                  {toReview} to review
                </Badge>
              )}
              {toReview === 0 && suggested > 0 && (
                <Badge tone="accent">
                  <Lightbulb aria-hidden="true" />
                  {suggested} suggested
                </Badge>
              )}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
