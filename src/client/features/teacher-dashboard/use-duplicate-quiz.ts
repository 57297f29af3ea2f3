import { useState } from 'react';
import { copyTitle } from '../../../shared/quiz/draft';
import type { QuizSettings } from '../../../shared/quiz/schema';
import { trpc } from '../../platform/trpc';
import { copyQuestion } from '../../quiz-parts/copy-question';
import { useToast } from '../../ui/Toaster';
import { createFilledQuiz } from './create-filled-quiz';
import { texts } from './texts';

/** Copies a quiz with its questions and images into a new draft under a free "… (copy)" title. */
export function useDuplicateQuiz(onFail: (sentence: string) => void) {
  const utils = trpc.useUtils();
  const toast = useToast();
  const [duplicating, setDuplicating] = useState(false);

  const duplicate = async (quizId: string) => {
    setDuplicating(true);
    try {
      const { quizzes } = await utils.quizzes.dashboard.fetch(undefined, { staleTime: 0 });
      const source = await utils.quizzes.get.fetch({ quizId }, { staleTime: 0 });
      const title = copyTitle(
        source.title,
        quizzes.map((quiz) => quiz.title),
      );
      await createFilledQuiz({ ...settingsOf(source), title }, async (copyId) => {
        // One after the other: the order of the questions is the order of their creation.
        for (const question of source.questions) await copyQuestion(question, copyId);
      });
      toast(texts.duplicated(title));
    } catch {
      onFail(texts.duplicateFailed);
    } finally {
      void utils.quizzes.dashboard.invalidate();
      setDuplicating(false);
    }
  };

  return { duplicate, duplicating };
}

function settingsOf(quiz: QuizSettings): QuizSettings {
  const { title, description, totalTimeSeconds } = quiz;
  const { allowNavigation, shuffleQuestions, allowTabChange, useQuestionTimer } = quiz;
  return {
    ...{ title, description, totalTimeSeconds },
    ...{ allowNavigation, shuffleQuestions, allowTabChange, useQuestionTimer },
  };
}
