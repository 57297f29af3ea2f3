import type { Ref } from 'react';
import type { PracticeFeedback } from '../../../shared/practice/schema';
import { dueText } from '../../platform/due-text';
import { GivenAnswer } from '../../quiz-parts/responses/GivenAnswer';
import { GivenGaps, isGivenInGaps } from '../../quiz-parts/responses/GivenGaps';
import { FormattedTexts } from '../../quiz-parts/rich-text/RichText';
import styles from './Feedback.module.css';
import { texts } from './texts';
import { Verdict } from './Verdict';

interface FeedbackProps {
  feedback: PracticeFeedback;
  verdictRef: Ref<HTMLHeadingElement>;
}

/** In the place of the fields, at once: how right the answer was, what is right beside it, why, and when it comes again. */
export function Feedback({ feedback, verdictRef }: FeedbackProps) {
  const { isUnsure, nextDueAt, serverNow } = feedback;
  return (
    <FormattedTexts of={feedback}>
      <div className={styles.feedback}>
        <Verdict feedback={feedback} ref={verdictRef} />
        {isGivenInGaps(feedback) && (
          <div className={styles.gaps}>
            <GivenGaps response={feedback} />
          </div>
        )}
        <GivenAnswer response={feedback} isBrief />
        {!isUnsure && <p className={styles.again}>{texts.comesAgain(dueText(nextDueAt, serverNow))}</p>}
      </div>
    </FormattedTexts>
  );
}
