import { useState } from 'react';
import type { Issue } from '../../../shared/errors';
import { messages } from '../../../shared/messages';
import type { Quiz } from '../../../shared/quiz/schema';
import { serverSentence, statusOf } from '../../platform/error-message';
import { trpc } from '../../platform/trpc';
import { useToast } from '../../ui/Toaster';
import { issuesOf, type QuizForm, toRequest } from './quiz-form';
import { texts } from './texts';

interface SaveOptions {
  quiz: Quiz;
  /** Whether the quiz has never been saved by hand. */
  isNew: boolean;
  onSaved: (quiz: Quiz) => void;
}

/** Checks the form, sends it, and says in the documented words what went wrong. */
export function useSaveQuiz({ quiz, isNew, onSaved }: SaveOptions) {
  const [issues, setIssues] = useState<readonly Issue[]>([]);
  const [failure, setFailure] = useState<string | undefined>();
  const [attempt, setAttempt] = useState(0);
  const utils = trpc.useUtils();
  const toast = useToast();

  const update = trpc.quizzes.update.useMutation({
    onSuccess: (saved) => {
      utils.quizzes.get.setData({ quizId: saved._id }, saved);
      void utils.quizzes.dashboard.invalidate();
      toast(texts.saved, { subject: 'saved' });
      onSaved(saved);
    },
    onError: (error) => {
      const sentence = serverSentence(error);
      if (sentence === messages.titleTaken) showIssues([{ field: 'title', sentence }]);
      else setFailure(sentenceFor(error) ?? (isNew ? texts.createFailed : texts.updateFailed));
    },
  });

  const showIssues = (found: readonly Issue[]) => {
    setIssues(found);
    setAttempt((last) => last + 1);
  };

  const save = (form: QuizForm) => {
    const found = issuesOf(form, quiz);
    setFailure(undefined);
    showIssues(found);
    if (found.length === 0) update.mutate({ quizId: quiz._id, ...toRequest(form, quiz) });
  };

  return {
    save,
    saving: update.isPending,
    issues,
    attempt,
    failure,
    dismissFailure: () => setFailure(undefined),
  };
}

/** A refusal says itself what is wrong; trouble on the way gets the documented sentence. */
function sentenceFor(error: unknown): string | undefined {
  const status = statusOf(error);
  if (status === 401) return messages.loginAgain;
  return status === 400 || status === 409 ? serverSentence(error) : undefined;
}
