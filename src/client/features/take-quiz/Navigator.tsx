import { useShallow } from 'zustand/react/shallow';
import { type SessionSource, useSession } from '../../quiz-session/use-running-quiz';
import { isOpen } from '../../rules/quiz-session/machine';
import type { QuizSession } from '../../rules/quiz-session/state';
import { classNames } from '../../ui/class-names';
import styles from './Navigator.module.css';
import { texts } from './texts';

interface NavigatorProps {
  source: SessionSource;
  onGoTo: (index: number) => void;
  /** Whether a surrounding dialog provides the title. */
  untitled?: boolean | undefined;
}

/** All questions as cells: answered, open and current, not by colour alone. */
export function Navigator({ source, onGoTo, untitled }: NavigatorProps) {
  const { questions } = useSession(source, ({ quiz }) => quiz);
  const answeredOnes = useAnswered(source);
  const currentIndex = useSession(source, (session) => session.currentQuestionIndex);
  const disabled = !useSession(source, isOpen);
  return (
    <nav aria-label={texts.allQuestions} className={styles.navigator}>
      {!untitled && <h2 className={styles.title}>{texts.questions}</h2>}
      <ol className={styles.cells}>
        {questions.map(({ _id }, index) => {
          const answered = answeredOnes[index] ?? false;
          const current = index === currentIndex;
          return (
            <li key={_id}>
              <button
                type="button"
                className={classNames(styles.cell, answered && styles.answered, current && styles.current)}
                aria-label={texts.cell({ number: index + 1, answered, current })}
                aria-current={current ? 'step' : undefined}
                data-autofocus={untitled && current ? '' : undefined}
                disabled={disabled}
                onClick={() => onGoTo(index)}
              >
                {index + 1}
              </button>
            </li>
          );
        })}
      </ol>
      <p className={styles.count}>
        {texts.answeredOf({ answered: answeredOnes.filter(Boolean).length, count: questions.length })}
      </p>
    </nav>
  );
}

/** Whether each question is answered, in order; re-renders only on changes. */
export const useAnswered = (source: SessionSource): readonly boolean[] =>
  useSession(
    source,
    useShallow((session) => session.quiz.questions.map(({ _id }) => isAnswered(session, _id))),
  );

/** Whether a question is answered; whitespace is not an answer. */
function isAnswered({ answers }: QuizSession, questionId: string): boolean {
  const answer = answers[questionId];
  return typeof answer === 'string' ? answer.trim() !== '' : answer !== undefined;
}
