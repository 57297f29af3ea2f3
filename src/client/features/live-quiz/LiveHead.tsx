import { ClockPlus } from 'lucide-react';
import { useLocation } from 'wouter';
import type { LiveQuiz } from '../../../shared/supervision/schema';
import { ScreenHead } from '../../quiz-parts/ScreenHead';
import { teacherPaths } from '../../quiz-parts/teacher-paths';
import { Button } from '../../ui/Button';
import { CollectButton } from './CollectButton';
import styles from './LiveHead.module.css';
import { LiveMenu } from './LiveMenu';
import { PauseButton } from './PauseButton';
import { texts } from './texts';

interface LiveHeadProps {
  quiz: LiveQuiz;
  /** Undefined while nobody takes the quiz. */
  onGiveTime: (() => void) | undefined;
}

/** The quiz, and what can be done for the whole class at once. */
export function LiveHead({ quiz, onGiveTime }: LiveHeadProps) {
  const [, navigate] = useLocation();
  const isPaused = quiz.pausedSince !== null;
  return (
    <ScreenHead
      back={texts.back}
      onBack={() => navigate(teacherPaths.dashboard)}
      actions={
        <>
          {onGiveTime && (
            <Button variant="secondary" onClick={onGiveTime}>
              <ClockPlus size={18} aria-hidden="true" /> {texts.giveTimeToAll}
            </Button>
          )}
          <CollectButton quiz={quiz} />
          {(onGiveTime || isPaused) && <PauseButton quizId={quiz.quizId} isPaused={isPaused} />}
          <LiveMenu quiz={quiz} />
        </>
      }
    >
      <p className={styles.eyebrow}>{texts.live}</p>
      <h1 dir="auto">{quiz.title}</h1>
    </ScreenHead>
  );
}
