import type { QuizRow } from '../../../shared/quiz/schema';
import { stageBadge } from '../../desk/stage-texts';
import styles from './StageMark.module.css';

/** What a quiz is right now: a shape and a word, so that neither colour nor reading has to carry it alone. */
export function StageMark({ quiz }: { quiz: QuizRow }) {
  const { stage, label } = stageBadge(quiz);
  return (
    <span className={styles.state}>
      <span className={styles[stage]} aria-hidden="true" />
      {label}
    </span>
  );
}
