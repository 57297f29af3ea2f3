import { ClockPlus } from 'lucide-react';
import { useState } from 'react';
import type { LiveQuiz } from '../../../../shared/supervision/schema';
import { CollectDialog } from '../../../quiz-parts/collect/CollectDialog';
import { collectTexts } from '../../../quiz-parts/collect/collect-texts';
import { HeadActions } from '../../../quiz-parts/quiz-frame/HeadActions';
import { useMay } from '../../../quiz-parts/use-may';
import { Button } from '../../../ui/Button';
import { useToast } from '../../../ui/Toaster';
import { GiveTimeDialog } from '../dialogs/GiveTimeDialog';
import { texts } from '../texts';
import { HeadButton } from './HeadButton';
import styles from './LiveActions.module.css';
import { PauseButton } from './PauseButton';
import { ResponsesButton } from './ResponsesButton';

/** What can be done for the whole class at once, in the head of the quiz. */
export function LiveActions({ quiz }: { quiz: LiveQuiz }) {
  const { quizId } = quiz;
  const mayRun = useMay('mark');
  const isRunning = quiz.students.some(({ submittedAt }) => submittedAt === null);
  const isPaused = quiz.pausedSince !== null;
  if (!mayRun) return null;
  return (
    <HeadActions>
      <div className={styles.actions}>
        {isRunning && <GiveTimeButton quizId={quizId} />}
        {(isRunning || isPaused) && <PauseButton quizId={quizId} isPaused={isPaused} />}
        {quiz.shareId !== null && <ResponsesButton quiz={quiz} />}
        <CollectButton quiz={quiz} />
      </div>
    </HeadActions>
  );
}

function GiveTimeButton({ quizId }: { quizId: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <HeadButton Icon={ClockPlus} label={texts.giveTimeToAll} onClick={() => setOpen(true)} />
      {isOpen && <GiveTimeDialog quizId={quizId} onClose={() => setOpen(false)} />}
    </>
  );
}

/** Ends the quiz for all who still take it; gone once nobody does. */
function CollectButton({ quiz }: { quiz: LiveQuiz }) {
  const [asking, setAsking] = useState(false);
  const toast = useToast();
  const working = quiz.students.filter(({ submittedAt }) => submittedAt === null);
  if (working.length === 0 && !asking) return null;
  return (
    <>
      <Button onClick={() => setAsking(true)}>{collectTexts.collect}</Button>
      {asking && (
        <CollectDialog
          quizId={quiz.quizId}
          working={working.map(({ studentName }) => studentName)}
          onCollected={({ message }) => {
            setAsking(false);
            toast(message);
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
