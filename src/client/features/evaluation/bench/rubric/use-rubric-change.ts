import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { RubricItem, RubricPreview } from '../../../../../shared/marking/rubric-schema';
import type { QuizResults } from '../../../../../shared/results/schema';
import { serverSentence } from '../../../../platform/error-message';
import { trpc } from '../../../../platform/trpc';
import { correctionMeans } from '../../../../rules/results/correction-means';
import { useMarking } from '../../use-marking';
import { priceKeyOf } from './rubric-draft';
import { rubricTexts } from './rubric-texts';

interface OnQuestion {
  readonly results: QuizResults;
  readonly questionId: string;
}

const effectOf = ({ results, questionId }: OnQuestion, preview: RubricPreview) =>
  rubricTexts.effect(preview, correctionMeans(results, questionId, preview)?.question);

/** Previews the effect of items on the rubric's marks, once pending marks are stored. */
export function useRubricPreview(on: OnQuestion, items: readonly RubricItem[] | undefined) {
  const { results, questionId } = on;
  const { quizId } = results;
  const { client } = trpc.useUtils();
  const { saved } = useMarking();
  const preview = useQuery({
    queryKey: ['rubric-preview', questionId, items && priceKeyOf(items)],
    queryFn: async () => {
      await saved();
      return client.rubrics.preview.mutate({ quizId, questionId, items: [...(items ?? [])] });
    },
    enabled: items !== undefined,
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
  });
  const isCurrent = items !== undefined && preview.data !== undefined && !preview.isFetching;
  return {
    preview: isCurrent ? preview.data : undefined,
    effect: preview.data && effectOf(on, preview.data),
    failure: preview.error && (serverSentence(preview.error) ?? rubricTexts.previewFailed),
    refetch: preview.refetch,
  };
}

interface LastChange {
  readonly before: readonly RubricItem[];
  readonly told: string;
}

/** Writes a question's items and undoes the last change. */
export function useRubricChange(on: OnQuestion) {
  const { results, questionId } = on;
  const { quizId } = results;
  const utils = trpc.useUtils();
  const { saved, refresh } = useMarking();
  const writing = trpc.rubrics.write.useMutation();
  const undoing = trpc.rubrics.undo.useMutation();
  const [last, setLast] = useState<LastChange>();
  const [told, setTold] = useState<string>();
  const [failure, setFailure] = useState<string>();

  /** Shows the new items now, their marks soon. */
  const show = async (items: readonly RubricItem[]) => {
    await utils.results.toMark.cancel({ quizId });
    utils.results.toMark.setData(
      { quizId },
      (now) => now && { ...now, rubrics: { ...now.rubrics, [questionId]: [...items] } },
    );
    void refresh([questionId]);
  };

  /** Whether the items were stored. */
  const write = async (items: readonly RubricItem[], preview: RubricPreview): Promise<boolean> => {
    const before = results.rubrics[questionId] ?? [];
    const effect = effectOf(on, preview);
    setFailure(undefined);
    try {
      await saved();
      await writing.mutateAsync({ quizId, questionId, items: [...items], seen: preview.seen });
    } catch (error) {
      setFailure(serverSentence(error) ?? rubricTexts.writeFailed);
      void utils.results.toMark.invalidate({ quizId });
      return false;
    }
    setLast({ before, told: effect ?? rubricTexts.saved });
    setTold(undefined);
    await show(items);
    return true;
  };

  const undo = async () => {
    if (!last) return;
    setFailure(undefined);
    try {
      await saved();
      await undoing.mutateAsync({ quizId, questionId });
    } catch (error) {
      setLast(undefined);
      return setFailure(serverSentence(error) ?? rubricTexts.undoFailed);
    }
    setLast(undefined);
    setTold(rubricTexts.undone);
    await show(last.before);
  };

  return {
    ...{ write, undo, failure, canUndo: last !== undefined },
    told: last?.told ?? told,
    isBusy: writing.isPending || undoing.isPending,
  };
}

export type RubricChange = ReturnType<typeof useRubricChange>;
