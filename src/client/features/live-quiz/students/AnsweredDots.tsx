import { memo } from 'react';
import { classNames } from '../../../ui/class-names';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import { texts } from '../texts';
import styles from './AnsweredDots.module.css';
import { numbersText, type RowFacts } from './row-facts';

/** Beyond this, a bar is clearer than dots. */
const DOTS_MAXIMUM = 20;
const FEW = 12;

/** Whether progress is shown as dots. */
export const areDots = (questionCount: number): boolean => questionCount <= DOTS_MAXIMUM;
const lookOf = (questionCount: number) => classNames(styles.dots, questionCount > FEW && styles.small);
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

/** The numbers above the dots; of many, only some fit. */
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

/** The answered questions and the current one; undrawn ones leave gaps. */
export const AnsweredDots = memo(function AnsweredDots({
  questionCount,
  answeredCount,
  answered,
  notAsked,
  atNumber,
}: DotsProps) {
  const numbers = numbersIn(answered);
  // While names are hidden, a submission does not show which questions it answered.
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
