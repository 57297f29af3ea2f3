import { useState } from 'react';
import { useLocation } from 'wouter';
import { copyTitle } from '../../../shared/quiz/draft';
import type { SampleQuiz } from '../../../shared/quiz/sample-quiz';
import { trpc } from '../../platform/trpc';
import { trpcClient } from '../../platform/trpc-client';
import { questionFormData } from '../../quiz-parts/question-form-data';
import { teacherPaths } from '../../quiz-parts/teacher-paths';
import { createFilledQuiz } from './create-filled-quiz';

/** Makes a quiz out of a sample, under a free title, and opens it in the editor. */
export function useCreateSample() {
  const [, navigate] = useLocation();
  const utils = trpc.useUtils();
  /** The title of the sample that is being created. */
  const [creating, setCreating] = useState<string | undefined>();
  const [failed, setFailed] = useState(false);

  const create = async ({ settings, questions }: SampleQuiz) => {
    setCreating(settings.title);
    setFailed(false);
    try {
      const { quizzes } = await utils.quizzes.dashboard.fetch(undefined, { staleTime: 0 });
      const titles = quizzes.map((quiz) => quiz.title);
      const title = titles.includes(settings.title) ? copyTitle(settings.title, titles) : settings.title;
      const quiz = await createFilledQuiz({ ...settings, title }, async (quizId) => {
        // One after the other: the order of the questions is the order of their creation.
        for (const question of questions) {
          await trpcClient.questions.create.mutate(questionFormData(question, { quizId }));
        }
      });
      void utils.quizzes.dashboard.invalidate();
      navigate(teacherPaths.quiz(quiz._id));
    } catch (error) {
      console.warn('A sample could not be created.', error);
      setFailed(true);
      setCreating(undefined);
    }
  };

  return { create, creating, failed, dismissFailure: () => setFailed(false) };
}
