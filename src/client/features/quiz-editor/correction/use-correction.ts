import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { CorrectionPolicy } from '../../../../shared/marking/corrected-keys';
import type { Question } from '../../../../shared/question/schema';
import { serverSentence } from '../../../platform/error-message';
import { trpc } from '../../../platform/trpc';
import { draftOf, formDataOf, type QuestionForm } from '../question/question-form';
import { correctionTexts } from '../question/texts';
import { addImage } from '../writing/send-written';
import type { ImageChange } from '../writing/written';

/** Everything that shows a question or marks of its quiz is asked for again. */
export function useRefreshMarks(quizId: string) {
  const utils = trpc.useUtils();
  return () =>
    Promise.all([
      utils.quizzes.get.invalidate({ quizId }),
      utils.questions.lastCorrection.invalidate(),
      utils.results.invalidate(),
      utils.quizzes.dashboard.invalidate(),
    ]);
}

interface CorrectionOptions {
  quizId: string;
  question: Question;
  values: QuestionForm;
  image: ImageChange | undefined;
  onApplied: () => void;
}

/** A correction that is looked at before it is applied: what it does by the chosen policy, and applying just that. */
export function useCorrection({ quizId, question, values, image, onApplied }: CorrectionOptions) {
  const [policy, setPolicy] = useState<CorrectionPolicy>('new');
  const [failure, setFailure] = useState<string | undefined>();
  const { client } = trpc.useUtils();
  const refresh = useRefreshMarks(quizId);
  const applying = trpc.questions.applyCorrection.useMutation();
  const draft = draftOf(values);
  const questionId = question._id;
  const preview = useQuery({
    queryKey: ['correction-preview', questionId, policy, JSON.stringify(draft)],
    queryFn: () => client.questions.previewCorrection.mutate({ ...draft, questionId, policy }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
  });
  const isCurrent = preview.data !== undefined && !preview.isPlaceholderData && !preview.isFetching;

  const apply = async () => {
    if (!preview.data || !isCurrent) return;
    setFailure(undefined);
    const data = formDataOf(draft, { questionId, policy, seen: preview.data.seen });
    addImage(data, image);
    try {
      await applying.mutateAsync(data);
    } catch (error) {
      setFailure(serverSentence(error) ?? correctionTexts.applyFailed);
      return void preview.refetch();
    }
    await refresh();
    onApplied();
  };

  return {
    ...{ policy, setPolicy, apply, failure, isCurrent },
    preview: preview.data,
    previewFailure: preview.error && (serverSentence(preview.error) ?? correctionTexts.failed),
    busy: applying.isPending,
  };
}
