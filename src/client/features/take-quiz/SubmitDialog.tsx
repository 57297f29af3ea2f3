import type { QuizSession } from '../../../shared/quiz-session/state';
import { Banner } from '../../ui/Banner';
import { ConfirmDialog } from '../../ui/Dialog';
import { unansweredIndexes } from './answered';
import styles from './SubmitDialog.module.css';
import { texts } from './texts';

interface SubmitDialogProps {
  session: QuizSession;
  onGoTo: (index: number) => void;
  onCancel: () => void;
  onSubmit: () => void;
}

/** Asks before the quiz is handed in, and shows what is still open. */
export function SubmitDialog({ session, onGoTo, onCancel, onSubmit }: SubmitDialogProps) {
  return (
    <ConfirmDialog
      open
      title={texts.submitTitle}
      confirmLabel={texts.submitQuiz}
      onCancel={onCancel}
      onConfirm={onSubmit}
      body={
        <div className={styles.body}>
          <p>{texts.submitBody}</p>
          <OpenQuestions session={session} onGoTo={onGoTo} />
        </div>
      }
    />
  );
}

function OpenQuestions({ session, onGoTo }: Pick<SubmitDialogProps, 'session' | 'onGoTo'>) {
  const { questions, allowNavigation } = session.quiz;
  const open = unansweredIndexes(session);
  if (open.length === 0) return <Banner tone="ok">{texts.allAnswered}</Banner>;
  return (
    <Banner tone="info">
      {texts.unanswered(open.length, questions.length)}
      {allowNavigation && (
        <ul className={styles.open}>
          {open.map((index) => (
            <li key={index}>
              <button
                type="button"
                className={styles.link}
                aria-label={texts.cell(index + 1, { answered: false, current: false })}
                onClick={() => onGoTo(index)}
              >
                {index + 1}
              </button>
            </li>
          ))}
        </ul>
      )}
    </Banner>
  );
}
