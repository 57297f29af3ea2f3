import { useEffect } from 'react';
import { messages } from '../../../shared/messages';
import { serverSentence, statusOf } from '../../platform/error-message';
import { trpc } from '../../platform/trpc';
import { useDocumentTitle } from '../../platform/use-document-title';
import { ErrorState } from '../../ui/ErrorState';
import { PageShell } from '../../ui/PageShell';
import { Skeleton } from '../../ui/Skeleton';
import { BackLink } from './BackLink';
import { QuizEditorForm } from './QuizEditorForm';
import { texts } from './texts';

interface QuizEditorProps {
  quizId: string;
  /** Whether the quiz was made just now and never saved by hand. */
  isNew: boolean;
  /** Called with the reason when the session is over. */
  onSessionEnded: (reason: string) => void;
}

/** Settings and questions of one quiz (spec §2: 'Create New Quiz' or 'Edit Quiz'). */
export function QuizEditor({ quizId, isNew, onSessionEnded }: QuizEditorProps) {
  const title = isNew ? texts.create : texts.edit;
  useDocumentTitle(title);
  const { data: quiz, error, refetch } = trpc.quizzes.get.useQuery({ quizId });
  const isRefused = [401, 403].includes(statusOf(error) ?? 0);

  useEffect(() => {
    if (isRefused) onSessionEnded(serverSentence(error) ?? messages.loginAgain);
  }, [isRefused, error, onSessionEnded]);

  if (quiz) return <QuizEditorForm key={quizId} quiz={quiz} isNew={isNew} />;
  return (
    <PageShell header={<BackLink />}>
      <h1>{title}</h1>
      {error ? (
        <ErrorState message={texts.loadFailed} onRetry={() => void refetch()} />
      ) : (
        <Skeleton height="24rem" />
      )}
    </PageShell>
  );
}
