import { useEffect, useState } from 'react';
import { messages } from '../../../shared/messages';
import { serverSentence, statusOf } from '../../platform/error-message';
import { trpc } from '../../platform/trpc';
import { useDocumentTitle } from '../../platform/use-document-title';
import { NEW_QUESTION } from '../../quiz-parts/teacher-paths';
import { ErrorState } from '../../ui/ErrorState';
import { PageShell } from '../../ui/PageShell';
import { Skeleton } from '../../ui/Skeleton';
import { BackLink } from './BackLink';
import { QuestionEditorForm } from './QuestionEditorForm';
import { texts } from './texts';

interface QuestionEditorProps {
  quizId: string;
  /** The question's id, or NEW_QUESTION. */
  questionId: string;
  /** Where the quiz editor stands. */
  backHref: string;
  /** The quiz's setting as it stands in its editor, saved or not; undefined when nothing is unsaved there. */
  unsavedQuestionTimer: boolean | undefined;
  /** Called with the reason when the session is over. */
  onSessionEnded: (reason: string) => void;
}

/** One question of a quiz (spec §2: 'Add Question' or 'Edit Question'). */
export function QuestionEditor(props: QuestionEditorProps) {
  const { quizId, questionId, backHref, unsavedQuestionTimer, onSessionEnded } = props;
  const [version, setVersion] = useState(0);
  const isNew = questionId === NEW_QUESTION;
  const title = isNew ? texts.add : texts.edit;
  useDocumentTitle(title);
  const { data: quiz, error, refetch } = trpc.quizzes.get.useQuery({ quizId });
  const isRefused = [401, 403].includes(statusOf(error) ?? 0);

  useEffect(() => {
    if (isRefused) onSessionEnded(serverSentence(error) ?? messages.loginAgain);
  }, [isRefused, error, onSessionEnded]);

  const question = quiz?.questions.find(({ _id }) => _id === questionId);
  if (quiz && (isNew || question)) {
    return (
      <QuestionEditorForm
        key={`${questionId} ${version}`}
        quiz={quiz}
        question={question}
        useQuestionTimer={unsavedQuestionTimer ?? quiz.useQuestionTimer}
        backHref={backHref}
        isReplaced={version > 0}
        onReplaced={() => setVersion((last) => last + 1)}
      />
    );
  }
  return (
    <PageShell header={<BackLink href={backHref} />}>
      <h1>{title}</h1>
      {quiz && <ErrorState message={texts.notFound} />}
      {!quiz && error && <ErrorState message={texts.loadFailed} onRetry={() => void refetch()} />}
      {!quiz && !error && <Skeleton height="24rem" />}
    </PageShell>
  );
}
