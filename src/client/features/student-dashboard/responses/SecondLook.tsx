import { lazy, Suspense, useState } from 'react';
import type { Appeal } from '../../../../shared/appeals/schema';
import { formatDate } from '../../../platform/date-format';
import { Button } from '../../../ui/Button';
import { keptText } from './kept-text';
import styles from './SecondLook.module.css';
import { texts } from './texts';

// Loaded on demand: few students ask.
const AskForSecondLook = lazy(async () => ({
  default: (await import('./AskForSecondLook')).AskForSecondLook,
}));

interface SecondLookProps {
  quizId: string;
  questionId: string;
  /** The question's number, which distinguishes the buttons for screen readers. */
  number: number;
  appeal: Appeal | undefined;
  /** Whether the teacher still has the quiz. */
  canAsk: boolean;
}

/** A student's request for a second look at a released mark, the reply, and the button to ask. */
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
  /** Whether the teacher has answered one already. */
  isAgain: boolean;
};

/** A quiet button that opens the field; open initially if it has unsent text. */
function Ask({ isAgain, ...answer }: AskProps) {
  const [isOpen, setOpen] = useState<'here' | 'as-before' | null>(() =>
    keptText(answer.quizId, answer.questionId).read() === '' ? null : 'as-before',
  );
  const button = (
    <Button
      variant="ghost"
      className={styles.ask}
      aria-label={isAgain ? texts.askAgainAt(answer) : texts.askAt(answer)}
      onClick={() => setOpen('here')}
    >
      {isAgain ? texts.askAgain : texts.ask}
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
        <figcaption className={styles.who}>{texts.asked({ date: formatDate(askedAt) })}</figcaption>
        <blockquote className={styles.text} dir="auto">
          {text}
        </blockquote>
        {answer === null && <p className={styles.waits}>{texts.waits}</p>}
      </figure>
      {answer !== null && (
        <figure className={styles.answered}>
          <figcaption className={styles.teacher}>{texts.answered}</figcaption>
          <blockquote className={styles.text} dir="auto">
            {answer}
          </blockquote>
        </figure>
      )}
    </>
  );
}
