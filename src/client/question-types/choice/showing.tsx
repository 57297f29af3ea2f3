import { Check } from 'lucide-react';
import type { ListedDraft } from '../../../shared/question-types/listed-draft';
import { weightOn } from '../../../shared/question-types/weights';
import { RichText } from '../../rich-text/RichText';
import { classNames } from '../../ui/class-names';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { questionTexts } from '../question-texts';
import type { Showing } from '../showing-module';
import { optionLabel } from './option-label';
import styles from './showing.module.css';

export const mcqShowing = {
  label: questionTexts.singleChoice,
  AnswerRoom: ({ question }) => <PrintedOptions options={question.options} many={false} />,
  keyText: ({ options, correctAnswer }) => keyOfOptions(options, [correctAnswer]),
  KeyedAnswer: ({ draft }) => <KeyedOptions draft={draft} />,
} satisfies Showing<'mcq'>;

export const msqShowing = {
  label: questionTexts.multipleChoice,
  AnswerRoom: ({ question }) => <PrintedOptions options={question.options} many={true} />,
  keyText: ({ options, correctAnswer }) => keyOfOptions(options, correctAnswer),
  KeyedAnswer: ({ draft }) => <KeyedOptions draft={draft} />,
} satisfies Showing<'msq'>;

/** The options on paper with boxes to tick. */
function PrintedOptions({ options, many }: { options: readonly string[]; many: boolean }) {
  return (
    <>
      <p className={styles.hint}>{many ? questionTexts.chooseAll : questionTexts.chooseOne}</p>
      <ul className={styles.options}>
        {options.map((option, index) => (
          <li key={index}>
            <span className={classNames(styles.box, !many && styles.round)} aria-hidden="true" />
            <span className={styles.letter}>{optionLabel(index)}.</span>
            <RichText text={option} className={styles.text} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** The correct options with their letters, one per line. */
const keyOfOptions = (options: readonly string[], correct: readonly string[]): string =>
  options
    .flatMap((option, index) => (correct.includes(option) ? [`${optionLabel(index)}. ${option}`] : []))
    .join('\n');

/** The options with letters, the correct ones ticked. */
function KeyedOptions({ draft: { options, correctAnswer, weights } }: { draft: ListedDraft<string> }) {
  const correct = [correctAnswer].flat();
  return (
    <ol className={styles.keyed}>
      {options.map((option, index) => (
        <li key={index} className={classNames(correct.includes(option) && styles.correct)}>
          <span className={styles.letter}>{optionLabel(index)}</span>
          <RichText text={option} className={styles.text} />
          {weightOn(weights, option) !== 0 && (
            <span className={styles.weight}>
              {questionTexts.weight({ percent: weightOn(weights, option) })}
            </span>
          )}
          {option !== '' && correct.includes(option) && (
            <>
              <Check size={16} aria-hidden="true" />
              <VisuallyHidden> {questionTexts.isCorrect}</VisuallyHidden>
            </>
          )}
        </li>
      ))}
    </ol>
  );
}
