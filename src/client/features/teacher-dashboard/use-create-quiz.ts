import { useState } from 'react';
import { useLocation } from 'wouter';
import { blankQuiz, nextQuizTitle } from '../../../shared/quiz/draft';
import { teacherPaths } from '../../../shared/teacher-paths';
import { statusOf } from '../../platform/error-message';
import { trpc } from '../../platform/trpc';

/** Makes a draft 'Quiz N' and opens it in the editor, or its import of questions; a failure is silent (spec §8). */
export function useCreateQuiz() {
  const [, navigate] = useLocation();
  const utils = trpc.useUtils();
  const create = trpc.quizzes.create.useMutation();
  const [creating, setCreating] = useState(false);

  const attempt = async () => {
    const { quizzes } = await utils.quizzes.dashboard.fetch(undefined, { staleTime: 0 });
    return create.mutateAsync(blankQuiz(nextQuizTitle(quizzes.map(({ title }) => title))));
  };

  const createQuiz = async ({ startsImport = false } = {}) => {
    setCreating(true);
    try {
      // Another tab may have taken the same name in between: the second look knows it.
      const quiz = await attempt().catch((error: unknown) => {
        if (statusOf(error) === 409) return attempt();
        throw error;
      });
      navigate(teacherPaths.questions(quiz._id, { isNew: true, startsImport }));
    } catch (error) {
      console.warn('A quiz could not be created.', error);
    } finally {
      setCreating(false);
    }
  };

  return { createQuiz, creating };
}
