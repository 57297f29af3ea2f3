import { useState } from 'react';
import type { QuizRow } from '../../../shared/quiz/schema';
import { serverSentence, statusOf } from '../../platform/error-message';
import { trpc } from '../../platform/trpc';
import { useToast } from '../../ui/Toaster';
import { actTexts } from './texts';

/** Which dialog of a row is open. */
type RowDialog = 'delete' | 'toggle' | 'plan' | 'published' | 'share';

interface QuizActionsOptions {
  /** Called once the quiz lies in the trash. */
  readonly onRemoved?: () => void;
}

/** What can be done with one quiz, with the sentence of the last failure. */
export function useQuizActions(
  { _id: quizId, title }: Pick<QuizRow, '_id' | 'title'>,
  { onRemoved }: QuizActionsOptions = {},
) {
  const [failure, setFailure] = useState<string | undefined>();
  const [dialog, setDialog] = useState<RowDialog | undefined>();
  const utils = trpc.useUtils();
  const toast = useToast();
  const refresh = () => utils.quizzes.dashboard.invalidate();
  const fail = (sentence: string) => {
    setDialog(undefined);
    setFailure(sentence);
  };
  const begin = { onMutate: () => setFailure(undefined) };

  const publish = trpc.quizzes.publish.useMutation({
    ...begin,
    onSuccess: async () => {
      await refresh();
      setDialog('published');
    },
    onError: (error) => {
      if (statusOf(error) === 402) setDialog('plan');
      else fail(serverSentence(error) ?? actTexts.publishFailed);
    },
  });

  const toggle = trpc.quizzes.toggleResponses.useMutation({
    ...begin,
    onSuccess: async (quiz) => {
      await refresh();
      setDialog(undefined);
      toast(actTexts.toggled(quiz.acceptingResponses), { subject: `responses ${quizId}` });
    },
    onError: (error) => fail(serverSentence(error) ?? actTexts.toggleFailed),
  });

  const remove = trpc.quizzes.remove.useMutation({
    ...begin,
    onSuccess: async () => {
      toast(actTexts.movedToTrash(title));
      onRemoved?.();
      await Promise.all([refresh(), utils.quizzes.trash.invalidate()]);
    },
    onError: () => fail(actTexts.deleteFailed),
  });

  const { duplicate, duplicating } = useDuplicateQuiz(fail);

  return {
    ...{ failure, dialog, setDialog, duplicating },
    shareId: publish.data?.shareId,
    dismissFailure: () => setFailure(undefined),
    publish: () => publish.mutate({ quizId }),
    publishing: publish.isPending,
    toggle: (acceptingResponses: boolean) => toggle.mutate({ quizId, acceptingResponses }),
    toggling: toggle.isPending,
    remove: () => remove.mutate({ quizId }),
    removing: remove.isPending || remove.isSuccess,
    duplicate: () => duplicate(quizId),
  };
}

export type QuizActions = ReturnType<typeof useQuizActions>;

/** Copies a quiz with its questions and images into a new draft under a free "… (copy)" title. */
function useDuplicateQuiz(onFail: (sentence: string) => void) {
  const utils = trpc.useUtils();
  const toast = useToast();
  const { mutate, isPending } = trpc.quizzes.duplicate.useMutation({
    onSuccess: ({ title }) => void toast(actTexts.duplicated(title)),
    onError: (error) => onFail(serverSentence(error) ?? actTexts.duplicateFailed),
    onSettled: () => utils.quizzes.dashboard.invalidate(),
  });
  return { duplicate: (quizId: string) => mutate({ quizId }), duplicating: isPending };
}
