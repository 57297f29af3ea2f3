import type { Answer } from '../../../../../shared/answer/answer';
import type { ObjectiveQuestion } from '../../../../../shared/question-types/traits';
import { plainWords } from '../../../../rich-text/plain-words';
import { RichText } from '../../../../rich-text/RichText';
import type { OptionCount, OptionCounts } from '../../../../rules/results/option-counts';
import { choiceTexts as texts } from './choice-texts';
import { chosenOption } from './chosen';
import { keyOptionsOf } from './key-draft';
import { OptionRow } from './OptionRow';
import styles from './OptionTable.module.css';

interface OptionTableProps {
  question: ObjectiveQuestion;
  /** Its number in the quiz, from 1. */
  number: number;
  counts: OptionCounts;
  /** The stronger half's choice against the key; undefined without a doubt. */
  doubted: Answer | undefined;
  selectedId: string | undefined;
  onSelect: (id: string) => void;
}

/** The options with their students and the key, by parts of the question; empty answers last. */
export function OptionTable({ question, number, counts, doubted, selectedId, onSelect }: OptionTableProps) {
  const { options, unanswered, halfSize } = counts;
  const isOfOptions = keyOptionsOf(question).length > 0;
  const listName = isOfOptions ? texts.options(number) : texts.values(number);
  const rows = [...options, ...(unanswered ? [unanswered] : [])].map((count, at) => ({
    count,
    chosen: chosenOption(question, count, at),
  }));
  const isDoubted = ({ label, group, isKey, chose }: OptionCount) =>
    doubted !== undefined && label !== null && chose({ answer: doubted }) && !(group !== null && isKey);
  return (
    <div className={styles.table}>
      <div className={styles.head} aria-hidden="true">
        <span className={styles.headText}>{isOfOptions ? texts.option : texts.answer}</span>
        <span className={styles.headBar}>{texts.studentsHead}</span>
        {halfSize > 0 && (
          <span className={styles.headHalves}>
            <span className={`${styles.sample} ${styles.strong}`} /> {texts.stronger}{' '}
            <span className={`${styles.sample} ${styles.weak}`} /> {texts.weaker}
          </span>
        )}
      </div>
      {[...Map.groupBy(rows, ({ chosen }) => chosen.group)].map(([group, own]) => (
        <div
          key={group}
          className={group === null && rows[0]?.chosen.group !== null ? styles.whole : undefined}
        >
          {group !== null && (
            <h4 className={styles.group}>
              <RichText text={group} />
            </h4>
          )}
          <ol
            className={styles.list}
            aria-label={
              group === null ? listName : texts.inPart(listName, plainWords({ ...question, text: group }))
            }
          >
            {own.map(({ count, chosen }) => (
              <OptionRow
                key={chosen.id}
                {...{ chosen, count, halfSize }}
                isDoubted={isDoubted(count)}
                isSelected={chosen.id === selectedId}
                onSelect={() => onSelect(chosen.id)}
              />
            ))}
          </ol>
        </div>
      ))}
    </div>
  );
}
