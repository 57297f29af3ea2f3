import { Check, Contrast, Lightbulb, Scale, X } from 'lucide-react';
import type { Ref } from 'react';
import type { PracticeFeedback } from '../../../shared/practice/schema';
import { answerState } from '../../../shared/results/answer-state';
import { answerStateTexts } from '../../quiz-parts/answer-state-texts';
import { texts } from './texts';
import styles from './Verdict.module.css';

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
  /** To move the focus here: it is read once, and no region repeats it. */
  ref: Ref<HTMLHeadingElement>;
}

/** How right the answer was: in a word, a shape and a colour. */
export function Verdict({ feedback, ref }: VerdictProps) {
  const kind = kindOf(feedback);
  const { tone, Icon } = LOOKS[kind];
  return (
    <div className={`${styles.verdict} ${tone}`}>
      <Icon className={styles.icon} size={22} aria-hidden="true" />
      <h3 ref={ref} tabIndex={-1} className={styles.words}>
        {wordsOf(kind)}
        {kind === 'partly-correct' && (
          <span className={styles.marks}>, {texts.marks(feedback.score, feedback.maximumMarks)}</span>
        )}
        {kind === 'unsure' && <span className={styles.marks}>. {texts.compare}</span>}
      </h3>
    </div>
  );
}
