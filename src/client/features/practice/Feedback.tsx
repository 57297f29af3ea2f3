import { Check, Contrast, Lightbulb, Scale, X } from 'lucide-react';
import type { Ref } from 'react';
import type { PracticeFeedback } from '../../../shared/practice/schema';
import { answerStateTexts } from '../../answers/answer-state-texts';
import { GivenAnswer } from '../../answers/GivenAnswer';
import { GivenGaps, isGivenInGaps } from '../../answers/GivenGaps';
import { texts as answerTexts } from '../../answers/texts';
import { dueText } from '../../platform/due-text';
import { FormattedTexts } from '../../rich-text/RichText';
import { answerState } from '../../rules/results/answer-state';
import styles from './Feedback.module.css';
import { texts } from './texts';

interface FeedbackProps {
  feedback: PracticeFeedback;
  verdictRef: Ref<HTMLHeadingElement>;
}

/** Replaces the fields after an answer: verdict, right answer, explanation and the next date. */
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
        {!isUnsure && (
          <p className={styles.again}>{texts.comesAgain({ when: dueText(nextDueAt, serverNow) })}</p>
        )}
      </div>
    </FormattedTexts>
  );
}

const LOOKS = {
  correct: { tone: styles.ok, Icon: Check },
  'partly-correct': { tone: styles.warn, Icon: Contrast },
  incorrect: { tone: styles.bad, Icon: X },
  unknown: { tone: styles.plain, Icon: Lightbulb },
  unsure: { tone: styles.plain, Icon: Scale },
} as const;

type Kind = keyof typeof LOOKS;

function kindOf(feedback: PracticeFeedback): Kind {
  if (feedback.studentAnswer === null) return 'unknown';
  return feedback.isUnsure ? 'unsure' : answerState(feedback);
}

function wordsOf(kind: Kind): string {
  if (kind === 'unknown') return texts.unknown;
  return kind === 'unsure' ? texts.unsure : answerStateTexts[kind];
}

interface VerdictProps {
  feedback: PracticeFeedback;
  /** Receives the focus, so that the verdict is read once without a live region. */
  ref: Ref<HTMLHeadingElement>;
}

/** How right the answer was, by word, shape and colour. */
export function Verdict({ feedback, ref }: VerdictProps) {
  const kind = kindOf(feedback);
  const { tone, Icon } = LOOKS[kind];
  return (
    <div className={`${styles.verdict} ${tone}`}>
      <Icon className={styles.icon} size={22} aria-hidden="true" />
      <h3 ref={ref} tabIndex={-1} className={styles.words}>
        {wordsOf(kind)}
        {kind === 'partly-correct' && (
          <span className={styles.marks}>
            , {answerTexts.marks({ score: feedback.score, maximum: feedback.maximumMarks })}
          </span>
        )}
        {kind === 'unsure' && <span className={styles.marks}>. {texts.compare}</span>}
      </h3>
    </div>
  );
}
