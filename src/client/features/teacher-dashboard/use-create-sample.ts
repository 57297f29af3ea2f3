import { useLocation } from 'wouter';
import { trpc } from '../../platform/trpc';
import { teacherPaths } from '../../quiz-parts/teacher-paths';

/** Makes a quiz out of a sample, under a free title, and opens it in the editor. */
export function useCreateSample() {
  const [, navigate] = useLocation();
  const utils = trpc.useUtils();
  const creation = trpc.quizzes.createFromSample.useMutation({
    onSuccess: (quiz) => {
      void utils.quizzes.dashboard.invalidate();
      navigate(teacherPaths.quiz(quiz._id));
    },
    onError: (error) => console.warn('A sample could not be created.', error),
  });
  const isCreating = creation.isPending || creation.isSuccess;
  return {
    create: (title: string) => creation.mutate({ sample: title }),
    /** The title of the sample that is being created. */
    creating: isCreating ? creation.variables.sample : undefined,
    failed: creation.isError,
    dismissFailure: () => creation.reset(),
  };
}
