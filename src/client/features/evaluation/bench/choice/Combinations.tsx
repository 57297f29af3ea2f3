import type { ObjectiveQuestion } from '../../../../../shared/question-types/traits';
import type { QuizResults } from '../../../../../shared/results/schema';
import type { OptionCounts } from '../../../../rules/results/option-counts';
import { classNames } from '../../../../ui/class-names';
import { VisuallyHidden } from '../../../../ui/VisuallyHidden';
import styles from './Combinations.module.css';
import { choiceTexts as texts } from './choice-texts';
import { chosenTogether, nameOf } from './chosen';
import { marksSpread, membersOf } from './chosen-marks';
import { FoldedText } from './FoldedText';
import { keyOptionsOf } from './key-draft';

interface CombinationsProps {
  results: QuizResults;
  question: ObjectiveQuestion;
  combinations: OptionCounts['combinations'];
  selectedId: string | undefined;
  onSelect: (id: string) => void;
}

/** The exact combinations chosen, most frequent first, with their marks. */
export function Combinations({ results, question, combinations, selectedId, onSelect }: CombinationsProps) {
  return (
    <section className={styles.section}>
      <h4 className={styles.title}>{texts.together}</h4>
      <p className={styles.note}>{texts.togetherMore}</p>
      <ol
        className={classNames(styles.list, keyOptionsOf(question).length > 0 && styles.beside)}
        aria-label={texts.together}
      >
        {combinations.map((combination) => {
          const chosen = chosenTogether(question, combination);
          const spread = marksSpread(membersOf(results, question._id, combination.studentIds));
          const marks = texts.marksTogether(spread, question.maximumMarks);
          return (
            <li key={chosen.id}>
              <button
                type="button"
                className={styles.row}
                aria-pressed={chosen.id === selectedId}
                onClick={() => onSelect(chosen.id)}
              >
                <VisuallyHidden>
                  {nameOf(chosen)}: {texts.students(combination.studentIds.length)}, {marks}
                </VisuallyHidden>
                <FoldedText className={styles.letters} text={chosen.letters ?? ''} />
                <span className={styles.count} aria-hidden="true">
                  {combination.studentIds.length}
                </span>
                <span className={styles.marks} aria-hidden="true">
                  {marks}
                </span>
              </button>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
