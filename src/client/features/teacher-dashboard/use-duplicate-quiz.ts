import { serverSentence } from '../../platform/error-message';
import { trpc } from '../../platform/trpc';
import { useToast } from '../../ui/Toaster';
import { texts } from './texts';

/** Copies a quiz with its questions and images into a new draft under a free "… (copy)" title. */
export function useDuplicateQuiz(onFail: (sentence: string) => void) {
  const utils = trpc.useUtils();
  const toast = useToast();
  const { mutate, isPending } = trpc.quizzes.duplicate.useMutation({
    onSuccess: ({ title }) => void toast(texts.duplicated(title)),
    onError: (error) => onFail(serverSentence(error) ?? texts.duplicateFailed),
    onSettled: () => utils.quizzes.dashboard.invalidate(),
  });
  return { duplicate: (quizId: string) => mutate({ quizId }), duplicating: isPending };
}
