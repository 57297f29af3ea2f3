import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { messages } from '../../../../shared/messages';
import type { Quiz } from '../../../../shared/quiz/schema';
import { serverSentence, statusOf } from '../../../platform/error-message';
import { trpc } from '../../../platform/trpc';
import { useDocumentTitle } from '../../../platform/use-document-title';
import { Button } from '../../../ui/Button';
import { EmptyState } from '../../../ui/EmptyState';
import { ErrorState } from '../../../ui/ErrorState';
import { PageShell } from '../../../ui/PageShell';
import { Skeleton } from '../../../ui/Skeleton';
import { RunnerScreen } from '../RunnerScreen';
import { PreviewBar } from './PreviewBar';
import { PreviewDialogs } from './PreviewDialogs';
import { createQuizPreview, type QuizPreview } from './quiz-preview';
import { texts } from './texts';

interface PreviewQuizProps {
  quizId: string;
  onBack: () => void;
  /** Called with the reason when the session is over. */
  onSessionEnded: (reason: string) => void;
}

/** A teacher's own quiz as a student takes it; nothing of it is saved, sent or watched. */
export function PreviewQuiz({ quizId, onBack, onSessionEnded }: PreviewQuizProps) {
  const { data: quiz, error, refetch } = trpc.quizzes.get.useQuery({ quizId });
  useDocumentTitle(quiz ? `${texts.title}: ${quiz.title}` : texts.title);
  const [round, setRound] = useState(1);
  const isRefused = [401, 403].includes(statusOf(error) ?? 0);

  useEffect(() => {
    if (isRefused) onSessionEnded(serverSentence(error) ?? messages.loginAgain);
  }, [isRefused, error, onSessionEnded]);

  if (quiz && quiz.questions.length > 0) {
    return <RunningPreview key={round} quiz={quiz} onBack={onBack} onAgain={() => setRound(round + 1)} />;
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
      {quiz && <EmptyState title={texts.empty} />}
      {!quiz && error && <ErrorState message={texts.loadFailed} onRetry={() => void refetch()} />}
      {!quiz && !error && <Skeleton height="20rem" />}
    </PageShell>
  );
}

interface RunningPreviewProps {
  quiz: Quiz;
  onBack: () => void;
  onAgain: () => void;
}

function RunningPreview({ quiz, onBack, onAgain }: RunningPreviewProps) {
  const [preview] = useState(() => createQuizPreview(quiz));
  const isRunning = usePreviewTicks(preview);
  return (
    <>
      <PreviewBar isRunning={isRunning} onStart={preview.startClock} onBack={onBack} />
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
