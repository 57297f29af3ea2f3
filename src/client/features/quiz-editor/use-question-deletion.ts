import { useState } from 'react';
import { serverSentence } from '../../platform/error-message';
import { trpc } from '../../platform/trpc';
import { useToast } from '../../ui/Toaster';
import { texts } from './texts';

const UNDO_FOR_MS = 10_000;

/** Deletes a question at once and offers to put it back. */
export function useQuestionDeletion(quizId: string) {
  const [failure, setFailure] = useState<string | undefined>();
  const utils = trpc.useUtils();
  const toast = useToast();
  const refresh = async () => {
    void utils.quizzes.dashboard.invalidate();
    await utils.quizzes.get.invalidate({ quizId });
  };

  const restore = trpc.questions.restore.useMutation({
    onSuccess: refresh,
    onError: (error) => setFailure(serverSentence(error) ?? texts.restoreFailed),
  });
  const remove = trpc.questions.remove.useMutation({
    onMutate: () => setFailure(undefined),
    onSuccess: async (_answer, { questionId }) => {
      await refresh();
      toast(texts.deleted, {
        action: { label: 'Undo', onAction: () => restore.mutate({ questionId, quizId }) },
        durationMs: UNDO_FOR_MS,
      });
    },
    onError: (error) => setFailure(serverSentence(error) ?? texts.deleteFailed),
  });

  return {
    failure,
    dismissFailure: () => setFailure(undefined),
    remove: (questionId: string) => remove.mutateAsync({ questionId, quizId }).catch(() => undefined),
    removing: remove.isPending,
  };
}
