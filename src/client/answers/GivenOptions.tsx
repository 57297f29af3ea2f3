import { Check, Circle, CircleDot } from 'lucide-react';
import { RichText } from '../rich-text/RichText';
import { Badge } from '../ui/Badge';
import styles from './GivenOptions.module.css';
import type { ReleasedAnswer } from './released-answer';
import { texts } from './texts';

interface GivenOptionsProps {
  options: readonly string[];
  chosen: ReleasedAnswer['studentAnswer'];
  /** Null while correct answers are withheld. */
  correct: ReleasedAnswer['correctAnswer'];
  /** Other accepted answers after corrections. */
  alsoAccepted: ReleasedAnswer['alsoAccepted'];
  /** The teacher's feedback on the chosen ones. */
  feedback: ReleasedAnswer['feedback'];
}

/** A question's options, with the chosen and right ones marked by shape and word. */
export function GivenOptions({ options, chosen, correct, alsoAccepted, feedback }: GivenOptionsProps) {
  return (
    <ul className={styles.options} aria-label={texts.options}>
      {options.map((option) => {
        const isChosen = isAmong(chosen, option);
        const Shape = isChosen ? CircleDot : Circle;
        return (
          <li key={option} className={styles.option}>
            <Shape className={styles.shape} size={18} aria-hidden="true" />
            <RichText text={option} className={styles.text} />
            {isChosen && <Badge tone="accent">{texts.yourAnswer}</Badge>}
            {isAmong(correct, option) && (
              <Badge tone="ok">
                <Check aria-hidden="true" /> {texts.correctAnswer}
              </Badge>
            )}
            {alsoAccepted?.some((other) => other.correctAnswer === option) && (
              <Badge tone="ok">
                <Check aria-hidden="true" /> {texts.alsoAccepted}
              </Badge>
            )}
            {feedback && Object.hasOwn(feedback, option) && (
              <p className={styles.feedback}>
                <RichText text={feedback[option] ?? ''} />
              </p>
            )}
          </li>
        );
      })}
    </ul>
  );
}

const isAmong = (
  answer: ReleasedAnswer['studentAnswer'] | ReleasedAnswer['correctAnswer'],
  option: string,
): boolean => (Array.isArray(answer) ? answer.some((each) => each === option) : answer === option);
