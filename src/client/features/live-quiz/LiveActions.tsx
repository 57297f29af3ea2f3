import { CirclePlay, CircleStop, ClockPlus, Pause, Play } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import type { LiveQuiz } from '../../../shared/supervision/schema';
import { useMay } from '../../colleagues/use-may';
import { CollectDialog } from '../../desk/collect/CollectDialog';
import { collectTexts } from '../../desk/collect/collect-texts';
import { HeadActions, useStepVariant } from '../../desk/frame/HeadActions';
import { HeadButton } from '../../desk/frame/HeadButton';
import { responseTexts } from '../../desk/response-texts';
import { serverSentence } from '../../platform/error-message';
import { trpc } from '../../platform/trpc';
import { ErrorState } from '../../ui/Banner';
import { Button } from '../../ui/Button';
import { ConfirmDialog } from '../../ui/Dialog';
import { useToast } from '../../ui/Toaster';
import styles from './LiveActions.module.css';
import { GiveTimeDialog } from './MinutesDialogs';
import { texts } from './texts';
import { useLiveAct } from './use-live-act';

/** Actions for the whole class, in the quiz's head. */
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
      <ClassButton Icon={ClockPlus} label={texts.giveTimeToAll} onClick={() => setOpen(true)} />
      {isOpen && <GiveTimeDialog quizId={quizId} onClose={() => setOpen(false)} />}
    </>
  );
}

/** Collects all running attempts; hidden once there are none. */
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

const ClassButton = (button: Omit<ComponentProps<typeof HeadButton>, 'pictureOn'>) => (
  <HeadButton variant="secondary" {...button} pictureOn="both" />
);

function PauseButton({ quizId, isPaused }: { quizId: string; isPaused: boolean }) {
  const [asking, setAsking] = useState(false);
  const pausing = useLiveAct({ failed: texts.pauseFailed, onDone: () => setAsking(false) });
  const continuing = useLiveAct({ failed: texts.continueFailed });
  const pause = trpc.timekeeping.pause.useMutation(pausing.options);
  const resume = trpc.timekeeping.continue.useMutation(continuing.options);
  return (
    <>
      <ClassButton
        Icon={isPaused ? Play : Pause}
        label={isPaused ? texts.continue : texts.pause}
        busy={resume.isPending}
        onClick={() => (isPaused ? resume.mutate({ quizId }) : setAsking(true))}
      />
      {continuing.failure && (
        <ErrorState message={continuing.failure} onRetry={() => resume.mutate({ quizId })} />
      )}
      <ConfirmDialog
        open={asking}
        title={texts.pauseTitle}
        body={
          <>
            <p>{texts.pauseBody}</p>
            {pausing.failure && <ErrorState message={pausing.failure} />}
          </>
        }
        confirmLabel={texts.pause}
        busy={pause.isPending}
        onConfirm={() => pause.mutate({ quizId })}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}

/** Opens or closes the quiz to new starts. */
function ResponsesButton({ quiz }: { quiz: LiveQuiz }) {
  const { quizId, title, acceptingResponses } = quiz;
  const [asking, setAsking] = useState(false);
  const utils = trpc.useUtils();
  const toast = useToast();
  const toggle = trpc.quizzes.toggleResponses.useMutation({
    onSuccess: async (changed) => {
      await Promise.all([utils.supervision.live.invalidate({ quizId }), utils.quizzes.invalidate()]);
      setAsking(false);
      toast(responseTexts.toggled(changed.acceptingResponses), { subject: `responses ${quizId}` });
    },
  });
  const label = responseTexts.toggleAction(!acceptingResponses);
  const variant = useStepVariant('open');
  return (
    <>
      <ClassButton
        Icon={acceptingResponses ? CircleStop : CirclePlay}
        label={label}
        variant={variant}
        onClick={() => setAsking(true)}
      />
      <ConfirmDialog
        open={asking}
        title={title}
        body={
          <>
            <p>{responseTexts.toggleConfirm(!acceptingResponses)}</p>
            {toggle.isError && (
              <ErrorState message={serverSentence(toggle.error) ?? responseTexts.toggleFailed} />
            )}
          </>
        }
        confirmLabel={label}
        busy={toggle.isPending}
        onConfirm={() => toggle.mutate({ quizId, acceptingResponses: !acceptingResponses })}
        onCancel={() => {
          toggle.reset();
          setAsking(false);
        }}
      />
    </>
  );
}
