import { isOpen } from '../../../shared/quiz-session/machine';
import type { QuizSession } from '../../../shared/quiz-session/state';
import { classNames } from '../../ui/class-names';
import { answeredCount, isAnswered } from './answered';
import styles from './Navigator.module.css';
import { texts } from './texts';

interface NavigatorProps {
  session: QuizSession;
  onGoTo: (index: number) => void;
  /** The sheet has its title from its dialog. */
  untitled?: boolean | undefined;
}

/** All questions as cells: answered, open, and the one in hand, never by colour alone. */
export function Navigator({ session, onGoTo, untitled }: NavigatorProps) {
  const { questions } = session.quiz;
  return (
    <nav aria-label={texts.allQuestions} className={styles.navigator}>
      {!untitled && <h2 className={styles.title}>{texts.questions}</h2>}
      <ol className={styles.cells}>
        {questions.map((question, index) => {
          const answered = isAnswered(session, question._id);
          const current = index === session.currentQuestionIndex;
          return (
            <li key={question._id}>
              <button
                type="button"
                className={classNames(styles.cell, answered && styles.answered, current && styles.current)}
                aria-label={texts.cell(index + 1, { answered, current })}
                aria-current={current ? 'step' : undefined}
                data-autofocus={untitled && current ? '' : undefined}
                disabled={!isOpen(session)}
                onClick={() => onGoTo(index)}
              >
                {index + 1}
              </button>
            </li>
          );
        })}
      </ol>
      <p className={styles.count}>{texts.answeredOf(answeredCount(session), questions.length)}</p>
    </nav>
  );
}
