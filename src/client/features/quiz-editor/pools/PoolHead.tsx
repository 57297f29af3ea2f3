import { whyPoolBroken } from '../../../../shared/quiz/pools';
import type { Pool } from '../../../../shared/quiz/pools-schema';
import type { Quiz } from '../../../../shared/quiz/schema';
import { Button } from '../../../ui/Button';
import styles from './PoolHead.module.css';
import { poolTexts } from './pool-texts';

interface PoolHeadProps {
  pool: Pool;
  quiz: Quiz;
  /** Absent once students have started. */
  onChange: (() => void) | undefined;
}

/** The head of a pool on the paper: the number drawn, and its problems. */
export function PoolHead({ pool, quiz, onChange }: PoolHeadProps) {
  const { name, draw, questionIds } = pool;
  const problem = whyPoolBroken(pool, quiz.questions);
  return (
    <div className={styles.head}>
      <p className={styles.line}>
        <strong dir="auto">{name}</strong> <span>{poolTexts.drawn(draw, questionIds.length)}</span>
      </p>
      {onChange && (
        <Button
          variant="ghost"
          className={styles.change}
          aria-label={`${poolTexts.change} ${name}`}
          onClick={onChange}
        >
          {poolTexts.change}
        </Button>
      )}
      {problem !== null && <p className={styles.problem}>{problem}</p>}
    </div>
  );
}
