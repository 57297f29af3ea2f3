import type { Question } from '../../../shared/question/schema';
import { serverSentence } from '../../platform/error-message';
import { trpc } from '../../platform/trpc';
import { useToast } from '../../ui/Toaster';
import { texts } from './texts';

/** Copies a question, image included, to the end of its quiz. */
export function useQuestionDuplication(quizId: string) {
  const utils = trpc.useUtils();
  const toast = useToast();
  const copying = trpc.questions.duplicate.useMutation({
    onSettled: () => {
      void utils.quizzes.dashboard.invalidate();
      return utils.quizzes.get.invalidate({ quizId });
    },
  });
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
