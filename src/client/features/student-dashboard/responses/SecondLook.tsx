import { lazy, Suspense, useState } from 'react';
import type { Appeal } from '../../../../shared/appeals/schema';
import { formatDate } from '../../../platform/date-format';
import { Button } from '../../../ui/Button';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import { keptText } from './kept-text';
import styles from './SecondLook.module.css';
import { secondLookTexts } from './texts';

// Few ask: the field comes when it is asked for.
const AskForSecondLook = lazy(async () => ({
  default: (await import('./AskForSecondLook')).AskForSecondLook,
}));

interface SecondLookProps {
  quizId: string;
  questionId: string;
  /** The number of the question, which tells the buttons apart where they are read out. */
  number: number;
  appeal: Appeal | undefined;
  /** Whether the quiz is still there for the teacher to look at. */
  canAsk: boolean;
}

/** A student's wish to have one released mark looked at again: what was asked, what the teacher said, and the way to ask. */
export function SecondLook({ appeal, canAsk, ...answer }: SecondLookProps) {
  const isOpen = appeal?.answer === null;
  if (!appeal && !canAsk) return null;
  return (
    <div className={styles.place}>
      {appeal && <Asked appeal={appeal} />}
      {canAsk && !isOpen && <Ask {...answer} isAgain={appeal !== undefined} />}
    </div>
  );
}

type AskProps = Pick<SecondLookProps, 'quizId' | 'questionId' | 'number'> & {
  /** Whether the teacher has answered one before. */
  isAgain: boolean;
};

/** A quiet button, and behind it the field; open at once where something was typed before. */
function Ask({ isAgain, ...answer }: AskProps) {
  const [isOpen, setOpen] = useState<'here' | 'as-before' | null>(() =>
    keptText(answer.quizId, answer.questionId).read() === '' ? null : 'as-before',
  );
  const button = (
    <Button variant="ghost" className={styles.ask} onClick={() => setOpen('here')}>
      <span>
        {isAgain ? secondLookTexts.askAgain : secondLookTexts.ask}
        <VisuallyHidden>{secondLookTexts.ofQuestion(answer.number)}</VisuallyHidden>
      </span>
    </Button>
  );
  if (isOpen === null) return button;
  return (
    <Suspense fallback={button}>
      <AskForSecondLook {...answer} isNew={isOpen === 'here'} onClose={() => setOpen(null)} />
    </Suspense>
  );
}

function Asked({ appeal: { text, askedAt, answer } }: { appeal: Appeal }) {
  return (
    <>
      <figure className={styles.said}>
        <figcaption className={styles.who}>{secondLookTexts.asked(formatDate(askedAt))}</figcaption>
        <blockquote className={styles.text} dir="auto">
          {text}
        </blockquote>
        {answer === null && <p className={styles.waits}>{secondLookTexts.waits}</p>}
      </figure>
      {answer !== null && (
        <figure className={styles.answered}>
          <figcaption className={styles.teacher}>{secondLookTexts.answered}</figcaption>
          <blockquote className={styles.text} dir="auto">
            {answer}
          </blockquote>
        </figure>
      )}
    </>
  );
}
