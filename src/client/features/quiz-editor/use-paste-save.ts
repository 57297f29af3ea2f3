import type { BulkItem } from '../../../shared/question/bulk-paste';
import { serverSentence } from '../../platform/error-message';
import { trpc } from '../../platform/trpc';
import { pasteTexts } from './paste-texts';

/** Adds pasted questions in their order: all of them, or none. */
export function usePasteSave(quizId: string) {
  const utils = trpc.useUtils();
  const saving = trpc.questions.createMany.useMutation({
    onSuccess: (quiz) => utils.quizzes.get.setData({ quizId }, quiz),
    // Without an answer nobody knows whether they were added.
    onError: () => utils.quizzes.get.invalidate({ quizId }),
    onSettled: () => void utils.quizzes.dashboard.invalidate(),
  });

  /** Answers whether they were added. */
  const save = async (items: readonly BulkItem[]): Promise<boolean> => {
    const form = new FormData();
    form.append('quizId', quizId);
    form.append('questions', JSON.stringify(items.map(({ draft }) => draft)));
    return saving.mutateAsync(form).then(
      () => true,
      () => false,
    );
  };

  const { isPending, error } = saving;
  return {
    save,
    isSaving: isPending,
    failure: error ? pasteTexts.failed(serverSentence(error)) : undefined,
    dismissFailure: () => saving.reset(),
  };
}
