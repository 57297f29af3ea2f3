import type { SchoolClass } from '../../../../shared/classes/schema';
import type { GradeScale } from '../../../../shared/gradebook/grade-scale';
import { serverSentence } from '../../../platform/error-message';
import { trpc } from '../../../platform/trpc';
import { useToast } from '../../../ui/Toaster';
import { gradeTexts } from './texts';

/** Saves the grades of a class; Undo restores the previous ones for a while. */
export function useGradeScale({ _id: classId, gradeScale: before }: SchoolClass) {
  const utils = trpc.useUtils();
  const toast = useToast();
  const { mutate, isPending, error } = trpc.classes.changeGradeScale.useMutation({
    onSuccess: (changed, { gradeScale }) => {
      utils.classes.get.setData({ classId }, changed);
      void utils.gradebook.invalidate();
      void utils.reports.invalidate();
      const isUndone = gradeScale === before;
      const onAction = () => mutate({ classId, gradeScale: before });
      const action = { label: gradeTexts.undo, onAction };
      toast(gradeTexts.saved, { subject: `grades ${classId}`, ...(!isUndone && { action }) });
    },
  });
  return {
    isBusy: isPending,
    failure: error ? (serverSentence(error) ?? gradeTexts.failed) : undefined,
    save: (gradeScale: GradeScale | null) => mutate({ classId, gradeScale }),
  };
}
