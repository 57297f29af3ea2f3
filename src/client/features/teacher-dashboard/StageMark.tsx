import type { QuizRow } from '../../../shared/quiz/schema';
import { stageBadge } from '../../desk/stage-texts';
import styles from './StageMark.module.css';

/** A quiz's current state by shape and word, not by colour alone. */
export function StageMark({ quiz }: { quiz: QuizRow }) {
  const { stage, label } = stageBadge(quiz);
  return (
    <span className={styles.state}>
      <span className={styles[stage]} aria-hidden="true" />
      {label}
    </span>
  );
}
