import { useState } from 'react';
import { useLocation } from 'wouter';
import { covers } from '../../../shared/access/rights';
import type { StartWindow } from '../../../shared/assignment/may-start';
import type { ClassRow } from '../../../shared/classes/schema';
import type { UsedAgain } from '../../../shared/quiz/schema';
import { teacherPaths } from '../../../shared/teacher-paths';
import { serverSentence } from '../../platform/error-message';
import { trpc } from '../../platform/trpc';
import { useToast } from '../../ui/Toaster';
import { againTexts as texts } from './use-again-texts';

/** Whether a class can take a quiz of the reader. */
export const canTake = ({ right }: ClassRow): boolean => covers(right, 'mark');

/** The newest class that has not had the quizzes. */
export function likelyClass(
  classes: readonly ClassRow[],
  isFormer: (row: ClassRow) => boolean,
): ClassRow | undefined {
  const newest = classes.toSorted((one, other) => other.createdAt - one.createdAt);
  return newest.find((row) => !isFormer(row)) ?? newest[0];
}

type AgainIn = StartWindow & { readonly quizId: string };

/** Makes the copies and reports the outcome. */
export function useReuse(onDone: () => void) {
  const [, navigate] = useLocation();
  const toast = useToast();
  const utils = trpc.useUtils();
  const [unpublished, setUnpublished] = useState<UsedAgain['quizzes']>();
  const using = trpc.quizzes.useAgain.useMutation();

  const say = (copies: UsedAgain['quizzes'], into: ClassRow, opensAt: number | null) => {
    const [first] = copies;
    if (first && copies.length === 1) {
      const { _id, title, isPublished } = first;
      const isComing = isPublished && opensAt !== null;
      toast(isComing ? texts.opens(title, into.name, opensAt) : texts.isDraft(title, into.name), {
        action: { label: texts.open, onAction: () => navigate(teacherPaths.assign(_id)) },
      });
    } else toast(texts.added(copies.length, into.name));
  };
  const use = (into: ClassRow, windows: readonly AgainIn[]) =>
    using.mutate(
      {
        classId: into._id,
        quizzes: windows.map(({ quizId, opensAt, closesAt }) => ({ quizId, opensAt, closesAt })),
      },
      {
        onSuccess: ({ quizzes }) => {
          const refused = quizzes.filter(({ why }) => why !== null);
          if (refused.length > 0) return setUnpublished(refused);
          say(quizzes, into, windows[0]?.opensAt ?? null);
          onDone();
        },
        onSettled: () => void utils.classes.invalidate(),
      },
    );
  return {
    ...{ use, unpublished },
    isBusy: using.isPending,
    failure: using.error ? (serverSentence(using.error) ?? texts.failed) : undefined,
  };
}
