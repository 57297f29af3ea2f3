import { ArrowLeft, Dices, Eye, Timer } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { useStore } from 'zustand';
import { sentencesOf } from '../../../../shared/languages/sentences';
import type { Quiz } from '../../../../shared/quiz/schema';
import { teacherPaths } from '../../../../shared/teacher-paths';
import { Loaded } from '../../../loading/Loaded';
import { trpc } from '../../../platform/trpc';
import { useDocumentTitle } from '../../../platform/use-document-title';
import { useSessionEnd } from '../../../platform/use-teacher-login';
import { type SessionSource, useSession } from '../../../quiz-session/use-running-quiz';
import { announce } from '../../../ui/Announcer';
import { Button } from '../../../ui/Button';
import { Dialog } from '../../../ui/Dialog';
import { EmptyState } from '../../../ui/EmptyState';
import { PageShell } from '../../../ui/PageShell';
import { QuestionDialogs } from '../QuestionDialogs';
import { RunnerScreen, type SheetState } from '../RunnerScreen';
import styles from './PreviewQuiz.module.css';
import { createQuizPreview, type QuizPreview } from './quiz-preview';

const texts = sentencesOf('preview');

/** A teacher's own quiz as a student takes it; nothing is saved, sent or monitored. */
export function PreviewQuiz({ quizId }: { quizId: string }) {
  const [, navigate] = useLocation();
  const onBack = () => navigate(teacherPaths.questions(quizId));
  const query = trpc.quizzes.get.useQuery({ quizId });
  const { data: quiz, error } = query;
  useDocumentTitle(quiz ? texts.titleOf({ title: quiz.title }) : texts.title);
  const [round, setRound] = useState(1);
  useSessionEnd(error);

  if (quiz && quiz.questions.length > 0) {
    return <RunningPreview key={round} {...{ quiz, round, onBack }} onAgain={() => setRound(round + 1)} />;
  }
  return (
    <PageShell
      header={
        <Button variant="ghost" onClick={onBack}>
          {texts.back}
        </Button>
      }
    >
      <h1>{texts.title}</h1>
      <Loaded query={query} failed={texts.loadFailed} shape={['20rem']}>
        {() => <EmptyState title={texts.empty} />}
      </Loaded>
    </PageShell>
  );
}

interface RunningPreviewProps {
  quiz: Quiz;
  /** From 1; each round draws from the pools again. */
  round: number;
  onBack: () => void;
  onAgain: () => void;
}

function RunningPreview({ quiz, round, onBack, onAgain }: RunningPreviewProps) {
  const [preview] = useState(() => createQuizPreview(quiz, round));
  const draw = () => {
    announce(texts.drawnAgain);
    onAgain();
  };
  const isRunning = usePreviewTicks(preview);
  return (
    <>
      <PreviewBar
        isRunning={isRunning}
        onStart={preview.startClock}
        onBack={onBack}
        onDraw={quiz.pools.length > 0 ? draw : undefined}
      />
      <RunnerScreen
        source={preview}
        notices={null}
        status={<span>{texts.bar}</span>}
        dialogs={(sheet) => <PreviewDialogs source={preview} onBack={onBack} onAgain={onAgain} {...sheet} />}
      />
    </>
  );
}

/** Advances the preview's time once its clock was started; returns whether it was. */
function usePreviewTicks({ store, act }: QuizPreview): boolean {
  const isRunning = useStore(store, ({ clockFromMs }) => clockFromMs !== null);
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => act({ kind: 'tick' }), 1000);
    return () => clearInterval(timer);
  }, [isRunning, act]);
  return isRunning;
}

interface PreviewBarProps {
  isRunning: boolean;
  onStart: () => void;
  onBack: () => void;
  /** Absent without pools. */
  onDraw: (() => void) | undefined;
}

/** States that this is a preview, and leads back. */
function PreviewBar({ isRunning, onStart, onBack, onDraw }: PreviewBarProps) {
  const start = () => {
    onStart();
    // The button disappears: the focus moves to the question.
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  return (
    <section className={styles.bar} aria-label={texts.title}>
      <Button variant="ghost" onClick={onBack}>
        <ArrowLeft size={18} aria-hidden="true" /> {texts.back}
      </Button>
      <p className={styles.note}>
        <Eye size={18} aria-hidden="true" className="flex-none" /> {texts.bar}
      </p>
      <div className={styles.acts}>
        {onDraw && (
          <Button variant="secondary" onClick={onDraw}>
            <Dices size={18} aria-hidden="true" /> {texts.drawAgain}
          </Button>
        )}
        {isRunning ? (
          <p role="status" className="text-muted text-sm">
            {texts.running}
          </p>
        ) : (
          <Button variant="secondary" onClick={start}>
            <Timer size={18} aria-hidden="true" /> {texts.startTimer}
          </Button>
        )}
      </div>
    </section>
  );
}

interface PreviewDialogsProps extends SheetState {
  source: SessionSource;
  onBack: () => void;
  onAgain: () => void;
}

/** The dialogs of the preview; instead of submitting, one says that nothing was sent. */
function PreviewDialogs({ onBack, onAgain, ...rest }: PreviewDialogsProps) {
  const isRunning = useSession(rest.source, ({ phase }) => phase === 'running');
  const isTimeUp = useSession(rest.source, ({ submitReason }) => submitReason === 'time');
  if (isRunning) return <QuestionDialogs {...rest} />;
  return (
    <Dialog
      open
      onClose={onAgain}
      title={texts.endTitle}
      role="alertdialog"
      size="small"
      actions={
        <>
          <Button variant="secondary" onClick={onAgain}>
            {texts.startAgain}
          </Button>
          <Button data-autofocus="" onClick={onBack}>
            {texts.back}
          </Button>
        </>
      }
    >
      <p>{isTimeUp ? texts.timeUp : texts.end}</p>
    </Dialog>
  );
}
