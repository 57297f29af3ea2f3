import { useState } from 'react';
import { toDraft } from '../../../shared/question/draft';
import type { Question } from '../../../shared/question/schema';
import { copyTitle } from '../../../shared/quiz/draft';
import type { QuizSettings } from '../../../shared/quiz/schema';
import { timedFetch } from '../../platform/timed-fetch';
import { trpc } from '../../platform/trpc';
import { trpcClient } from '../../platform/trpc-client';
import { questionFormData } from '../../quiz-parts/question-form-data';
import { useToast } from '../../ui/Toaster';
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
      await copyQuiz({ ...settingsOf(source), title }, source.questions);
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

async function copyQuiz(settings: QuizSettings, questions: readonly Question[]): Promise<void> {
  const { _id: quizId } = await trpcClient.quizzes.create.mutate(settings);
  try {
    // One after the other: the order of the questions is the order of their creation.
    for (const question of questions) await copyQuestion(question, quizId);
  } catch (error) {
    // Half a copy would be taken for a whole one.
    await trpcClient.quizzes.remove.mutate({ quizId }).catch(() => undefined);
    throw error;
  }
}

async function copyQuestion(question: Question, quizId: string): Promise<void> {
  const form = questionFormData(toDraft(question), { quizId });
  if (question.imageUrl) {
    const image = await timedFetch(question.imageUrl);
    if (!image.ok) throw new Error(`The image ${question.imageUrl} could not be read.`);
    form.append('image', await image.blob(), 'image');
  }
  await trpcClient.questions.create.mutate(form);
}
