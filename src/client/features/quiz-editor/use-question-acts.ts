import { useState } from 'react';
import type { Question } from '../../../shared/question/schema';
import { serverSentence } from '../../platform/error-message';
import { trpc } from '../../platform/trpc';
import { useToast } from '../../ui/Toaster';
import { texts } from './texts';

const UNDO_FOR_MS = 10_000;

function useRefresh(quizId: string) {
  const utils = trpc.useUtils();
  return () => {
    void utils.quizzes.dashboard.invalidate();
    return utils.quizzes.get.invalidate({ quizId });
  };
}

/** Deletes a question at once and offers to put it back. */
export function useQuestionDeletion(quizId: string) {
  const [failure, setFailure] = useState<string | undefined>();
  const toast = useToast();
  const refresh = useRefresh(quizId);

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

/** Copies a question, image included, to the end of its quiz. */
export function useQuestionDuplication(quizId: string) {
  const toast = useToast();
  const copying = trpc.questions.duplicate.useMutation({ onSettled: useRefresh(quizId) });
  const { isPending, variables, error } = copying;

  const duplicate = async ({ _id: questionId }: Question, number: number) => {
    if (isPending) return;
    const isCopied = await copying.mutateAsync({ quizId, questionId }).then(
      () => true,
      () => false,
    );
    if (isCopied) toast(texts.duplicated(number));
  };

  return {
    duplicate,
    /** The id of the question that is being copied. */
    copying: isPending ? variables.questionId : undefined,
    failure: error ? (serverSentence(error) ?? texts.duplicateFailed) : undefined,
    dismissFailure: () => copying.reset(),
  };
}
