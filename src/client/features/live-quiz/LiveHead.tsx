import { ClockPlus, FileCheck } from 'lucide-react';
import { useState } from 'react';
import type { LiveQuiz } from '../../../shared/supervision/schema';
import { CollectDialog } from '../../quiz-parts/collect/CollectDialog';
import { collectTexts } from '../../quiz-parts/collect/collect-texts';
import { BACK_TO_DASHBOARD, ScreenHead } from '../../quiz-parts/ScreenHead';
import { Button } from '../../ui/Button';
import { useToast } from '../../ui/Toaster';
import { GiveTimeDialog } from './dialogs/GiveTimeDialog';
import { LiveMenu } from './LiveMenu';
import { PauseButton } from './PauseButton';
import { texts } from './texts';

/** The quiz, and what can be done for the whole class at once. */
export function LiveHead({ quiz }: { quiz: LiveQuiz | undefined }) {
  const isRunning = quiz?.students.some(({ submittedAt }) => submittedAt === null) ?? false;
  const isPaused = quiz !== undefined && quiz.pausedSince !== null;
  return (
    <ScreenHead
      back={BACK_TO_DASHBOARD}
      kind={quiz && texts.live}
      title={quiz?.title ?? texts.live}
      actions={
        quiz && (
          <>
            {isRunning && <GiveTimeButton quizId={quiz.quizId} />}
            <CollectButton quiz={quiz} />
            {(isRunning || isPaused) && <PauseButton quizId={quiz.quizId} isPaused={isPaused} />}
            <LiveMenu quiz={quiz} />
          </>
        )
      }
    />
  );
}

function GiveTimeButton({ quizId }: { quizId: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        <ClockPlus size={18} aria-hidden="true" /> {texts.giveTimeToAll}
      </Button>
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
      <Button variant="secondary" onClick={() => setAsking(true)}>
        <FileCheck size={18} aria-hidden="true" /> {collectTexts.collect}
      </Button>
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
