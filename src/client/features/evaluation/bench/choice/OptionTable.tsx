import type { Answer } from '../../../../../shared/attempt/answer';
import type { ObjectiveQuestion } from '../../../../../shared/question-types/marking';
import type { OptionCounts } from '../../../../../shared/results/option-counts';
import { choiceTexts as texts } from './choice-texts';
import { chosenOption } from './chosen';
import { OptionRow } from './OptionRow';
import styles from './OptionTable.module.css';

interface OptionTableProps {
  question: ObjectiveQuestion;
  /** The place in the quiz, from 1. */
  number: number;
  counts: OptionCounts;
  /** What the strong chose though it is marked wrong; undefined where nobody doubts the key. */
  doubted: Answer | undefined;
  selectedId: string | undefined;
  onSelect: (id: string) => void;
}

/** The options of a question with who chose them, the key marked; last those who left it empty. */
export function OptionTable({ question, number, counts, doubted, selectedId, onSelect }: OptionTableProps) {
  const { options, unanswered, halfSize } = counts;
  const isOfOptions = question.options.length > 0;
  const suspects = new Set([doubted ?? []].flat().map(String));
  return (
    <div className={styles.table}>
      <div className={styles.head} aria-hidden="true">
        <span className={styles.headText}>{isOfOptions ? texts.option : texts.value}</span>
        <span className={styles.headBar}>{texts.studentsHead}</span>
        {halfSize > 0 && (
          <span className={styles.headHalves}>
            <span className={`${styles.sample} ${styles.strong}`} /> {texts.stronger}{' '}
            <span className={`${styles.sample} ${styles.weak}`} /> {texts.weaker}
          </span>
        )}
      </div>
      <ol className={styles.list} aria-label={isOfOptions ? texts.options(number) : texts.values(number)}>
        {[...options, ...(unanswered ? [unanswered] : [])].map((count, at) => {
          const chosen = chosenOption(question, count, at);
          return (
            <OptionRow
              key={chosen.id}
              chosen={chosen}
              count={count}
              halfSize={halfSize}
              isDoubted={count.label !== null && suspects.has(count.label)}
              isSelected={chosen.id === selectedId}
              onSelect={() => onSelect(chosen.id)}
            />
          );
        })}
      </ol>
    </div>
  );
}
