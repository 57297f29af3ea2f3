import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { useStore } from 'zustand';
import type { Quiz } from '../../../../shared/quiz/schema';
import { teacherPaths } from '../../../../shared/teacher-paths';
import { trpc } from '../../../platform/trpc';
import { useDocumentTitle } from '../../../platform/use-document-title';
import { useSessionEnd } from '../../../platform/use-teacher-login';
import { Loaded } from '../../../quiz-parts/Loaded';
import { announce } from '../../../ui/Announcer';
import { Button } from '../../../ui/Button';
import { EmptyState } from '../../../ui/EmptyState';
import { PageShell } from '../../../ui/PageShell';
import { RunnerScreen } from '../RunnerScreen';
import { PreviewBar } from './PreviewBar';
import { PreviewDialogs } from './PreviewDialogs';
import { createQuizPreview, type QuizPreview } from './quiz-preview';
import { texts } from './texts';

/** A teacher's own quiz as a student takes it; nothing of it is saved, sent or watched. */
export function PreviewQuiz({ quizId }: { quizId: string }) {
  const [, navigate] = useLocation();
  const onBack = () => navigate(teacherPaths.questions(quizId));
  const query = trpc.quizzes.get.useQuery({ quizId });
  const { data: quiz, error } = query;
  useDocumentTitle(quiz ? `${texts.title}: ${quiz.title}` : texts.title);
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
  /** From 1; each draws from the pools anew. */
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

/** Moves the preview on with the time, once its clock was started; answers whether it was. */
function usePreviewTicks({ store, act }: QuizPreview): boolean {
  const isRunning = useStore(store, ({ clockFromMs }) => clockFromMs !== null);
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => act({ kind: 'tick' }), 1000);
    return () => clearInterval(timer);
  }, [isRunning, act]);
  return isRunning;
}
