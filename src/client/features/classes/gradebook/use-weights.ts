import { useState } from 'react';
import type { Gradebook } from '../../../../shared/gradebook/schema';
import { serverSentence } from '../../../platform/error-message';
import { trpc } from '../../../platform/trpc';
import { texts } from './texts';

const USUAL_PERCENT = 100;

/** Sets weights optimistically; reverts on failure. */
export function useWeights(classId: string) {
  const utils = trpc.useUtils();
  const [failure, setFailure] = useState<string | undefined>();
  const saving = trpc.gradebook.setWeights.useMutation();
  const show = (changed: (gradebook: Gradebook) => Gradebook) =>
    utils.gradebook.get.setData({ classId }, (gradebook) => gradebook && changed(gradebook));

  const save = async (input: { weights?: Record<string, number>; dropLowest?: number }) => {
    setFailure(undefined);
    await utils.gradebook.get.cancel({ classId });
    const before = utils.gradebook.get.getData({ classId });
    show((gradebook) => changedBy(gradebook, { dropLowest: gradebook.dropLowest, weights: {}, ...input }));
    try {
      const { dropLowest, weights } = await saving.mutateAsync({ classId, ...input });
      show(({ quizzes, ...gradebook }) => ({
        ...{ ...gradebook, dropLowest },
        quizzes: quizzes.map((quiz) => ({
          ...quiz,
          weightPercent: weights[quiz.quizId] ?? USUAL_PERCENT,
        })),
      }));
    } catch (error) {
      utils.gradebook.get.setData({ classId }, before);
      setFailure(serverSentence(error) ?? texts.dropFailed);
    }
  };
  return {
    failure,
    dismissFailure: () => setFailure(undefined),
    setWeight: (quizId: string, percent: number) => void save({ weights: { [quizId]: percent } }),
    setDropLowest: (dropLowest: number) => void save({ dropLowest }),
  };
}

const changedBy = (
  gradebook: Gradebook,
  { dropLowest, weights }: { dropLowest: number; weights: Readonly<Record<string, number>> },
): Gradebook => ({
  ...{ ...gradebook, dropLowest },
  quizzes: gradebook.quizzes.map((quiz) => {
    const weightPercent = weights[quiz.quizId];
    return weightPercent === undefined ? quiz : { ...quiz, weightPercent };
  }),
});
