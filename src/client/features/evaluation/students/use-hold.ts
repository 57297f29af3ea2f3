import { useState } from 'react';
import type { StudentResult } from '../../../../shared/results/schema';
import { trpc } from '../../../platform/trpc';
import { useToast } from '../../../ui/Toaster';
import { holdTexts } from './hold-texts';

/** Holds back the results of single students and ends the hold; confirms first if that triggers a release. */
export function useHold(quizId: string) {
  const utils = trpc.useUtils();
  const toast = useToast();
  const [asked, setAsked] = useState<StudentResult | undefined>();
  const close = () => setAsked(undefined);
  const onSettled = () => utils.results.toMark.invalidate({ quizId });
  const beginning = trpc.evaluation.holdBack.useMutation({
    onError: () => toast(holdTexts.beginFailed),
    onSettled,
  });
  const ending = trpc.evaluation.endHold.useMutation({
    onError: () => toast(holdTexts.endFailed),
    onSettled: async () => {
      await onSettled();
      close();
    },
  });
  const endNow = ({ studentId, studentName }: StudentResult) =>
    ending.mutate({ quizId, studentId }, { onSuccess: () => toast(holdTexts.ended(studentName)) });
  return {
    asked,
    close,
    endNow,
    isBusy: beginning.isPending || ending.isPending,
    begin: ({ studentId, studentName }: StudentResult) =>
      beginning.mutate({ quizId, studentId }, { onSuccess: () => toast(holdTexts.begun(studentName)) }),
    end: (student: StudentResult) =>
      student.heldBack === 'since-release' ? setAsked(student) : endNow(student),
  };
}

export type Hold = ReturnType<typeof useHold>;
