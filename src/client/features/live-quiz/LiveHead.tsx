import { ClockPlus } from 'lucide-react';
import { useState } from 'react';
import type { LiveQuiz } from '../../../shared/supervision/schema';
import { BACK_TO_DASHBOARD, ScreenHead } from '../../quiz-parts/ScreenHead';
import { Button } from '../../ui/Button';
import { CollectButton } from './CollectButton';
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
