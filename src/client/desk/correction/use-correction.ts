import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { CorrectionPolicy } from '../../../shared/constants';
import type { QuestionFields } from '../../../shared/question/request';
import { serverSentence } from '../../platform/error-message';
import { trpc } from '../../platform/trpc';
import { correctionTexts } from './correction-texts';

/** Refetches everything that shows a question or marks of its quiz. */
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

/** The request that applies a correction; it must match the preview. */
export interface SeenCorrection {
  readonly questionId: string;
  readonly policy: CorrectionPolicy;
  readonly seen: string;
}

interface CorrectionOptions {
  quizId: string;
  questionId: string;
  /** The changed fields of the question. */
  fields: QuestionFields;
  /** The initial policy for old answers. */
  policy?: CorrectionPolicy;
  /** Whether there is a change to preview. */
  enabled?: boolean;
  /** The same as a form, for a file with it. */
  toForm?: (seen: SeenCorrection) => FormData;
  onApplied: () => void;
}

/** A correction with its preview: the effect under the chosen policy, and applying exactly that. */
export function useCorrection({ quizId, questionId, fields, ...options }: CorrectionOptions) {
  const { enabled = true, toForm, onApplied } = options;
  const [policy, setPolicy] = useState<CorrectionPolicy>(options.policy ?? 'new');
  const [failure, setFailure] = useState<string | undefined>();
  const { client } = trpc.useUtils();
  const refresh = useRefreshMarks(quizId);
  const applying = trpc.questions.applyCorrection.useMutation();
  const preview = useQuery({
    queryKey: ['correction-preview', questionId, policy, JSON.stringify(fields)],
    queryFn: () => client.questions.previewCorrection.mutate({ ...fields, questionId, policy }),
    enabled,
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
    // The button would flicker on every window focus; outdated previews are refused on apply.
    refetchOnWindowFocus: false,
  });
  const isCurrent =
    enabled && preview.data !== undefined && !preview.isPlaceholderData && !preview.isFetching;

  const apply = async () => {
    if (!preview.data || !isCurrent) return;
    setFailure(undefined);
    const seen = { questionId, policy, seen: preview.data.seen };
    try {
      await applying.mutateAsync(toForm?.(seen) ?? { ...fields, ...seen });
    } catch (error) {
      setFailure(serverSentence(error) ?? correctionTexts.applyFailed);
      return void preview.refetch();
    }
    await refresh();
    onApplied();
  };

  return {
    ...{ policy, setPolicy, apply, failure, isCurrent },
    preview: enabled ? preview.data : undefined,
    previewFailure: preview.error && (serverSentence(preview.error) ?? correctionTexts.failed),
    busy: applying.isPending,
  };
}
