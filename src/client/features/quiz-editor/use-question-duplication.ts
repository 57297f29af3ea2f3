import { useState } from 'react';
import type { Question } from '../../../shared/question/schema';
import { serverSentence } from '../../platform/error-message';
import { trpc } from '../../platform/trpc';
import { copyQuestion } from '../../quiz-parts/copy-question';
import { useToast } from '../../ui/Toaster';
import { texts } from './texts';

/** Copies a question, image included, to the end of its quiz. */
export function useQuestionDuplication(quizId: string) {
  const [failure, setFailure] = useState<string | undefined>();
  /** The id of the question that is being copied. */
  const [copying, setCopying] = useState<string | undefined>();
  const utils = trpc.useUtils();
  const toast = useToast();

  const duplicate = async (question: Question, number: number) => {
    if (copying) return;
    setCopying(question._id);
    setFailure(undefined);
    try {
      await copyQuestion(question, quizId);
      toast(texts.duplicated(number));
    } catch (error) {
      setFailure(serverSentence(error) ?? texts.duplicateFailed);
    }
    void utils.quizzes.dashboard.invalidate();
    await utils.quizzes.get.invalidate({ quizId });
    setCopying(undefined);
  };

  return { duplicate, copying, failure, dismissFailure: () => setFailure(undefined) };
}
