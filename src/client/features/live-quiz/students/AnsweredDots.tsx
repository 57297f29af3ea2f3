import { memo } from 'react';
import { classNames } from '../../../ui/class-names';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import { texts } from '../texts';
import styles from './AnsweredDots.module.css';
import { numbersText, type RowFacts } from './row-facts';

/** With more of them a bar says more than dots. */
const DOTS_MAXIMUM = 20;
const FEW = 12;

/** How a table or a card shows which of so many questions are answered. */
export const areDots = (questionCount: number): boolean => questionCount <= DOTS_MAXIMUM;
const lookOf = (questionCount: number) => classNames(styles.dots, questionCount > FEW && styles.small);
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

/** The numbers above the dots; of many only some have room. */
export function DotNumbers({ questionCount }: { questionCount: number }) {
  return (
    <span className={lookOf(questionCount)} aria-hidden="true">
      {upTo(questionCount).map((number) => (
        <span key={number} className={styles.number}>
          {questionCount <= FEW || number === 1 || number % 5 === 0 ? number : ''}
        </span>
      ))}
    </span>
  );
}

type DotsProps = Pick<RowFacts, 'questionCount' | 'answeredCount' | 'answered' | 'notAsked' | 'atNumber'>;

const numbersIn = (list: string) => (list === '' ? [] : list.split(' ').map(Number));

/** Which questions are answered, and where the student is now; those that were not drawn leave their places empty. */
export const AnsweredDots = memo(function AnsweredDots({
  questionCount,
  answeredCount,
  answered,
  notAsked,
  atNumber,
}: DotsProps) {
  const numbers = numbersIn(answered);
  // While names are hidden it is not told which questions a submission has answered.
  if (numbers.length === 0 && answeredCount > 0) return null;
  const isAnswered = new Set(numbers);
  const isNotAsked = new Set(numbersIn(notAsked));
  const places = questionCount + isNotAsked.size;
  return (
    <>
      {areDots(places) ? (
        <span className={lookOf(places)} aria-hidden="true">
          {upTo(places).map((number) => (
            <span
              key={number}
              className={classNames(
                styles.dot,
                isAnswered.has(number) && styles.answered,
                isNotAsked.has(number) && styles.notAsked,
                atNumber === number && styles.here,
              )}
            />
          ))}
        </span>
      ) : (
        <meter className={styles.bar} min={0} max={questionCount} value={numbers.length} aria-hidden="true" />
      )}
      <VisuallyHidden>{texts.progress(numbersText(numbers), atNumber)}</VisuallyHidden>
    </>
  );
});
