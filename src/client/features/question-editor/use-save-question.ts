import { useState } from 'react';
import type { Issue } from '../../../shared/errors';
import { messages } from '../../../shared/messages';
import type { Question } from '../../../shared/question/schema';
import { validateQuestion } from '../../../shared/question/validate';
import { serverSentence, statusOf } from '../../platform/error-message';
import { getToken } from '../../platform/token';
import { trpc } from '../../platform/trpc';
import { fieldIds } from '../../question-types/editing-texts';
import { questionFormData } from '../../quiz-parts/question-form-data';
import { useToast } from '../../ui/Toaster';
import { dismissToast } from '../../ui/toasts';
import { draftOf, type QuestionForm } from './question-form';
import { texts } from './texts';
import type { QuestionImageChoice } from './use-question-image';

/** One stays in sight, however fast questions are added. */
let savedToast = '';

interface SaveOptions {
  quizId: string;
  /** The stored question; none while adding. */
  question: Question | undefined;
  useQuestionTimer: boolean;
}

/** Checks the form in the documented order, sends it, and says in the documented words what went wrong. */
export function useSaveQuestion({ quizId, question, useQuestionTimer }: SaveOptions) {
  const [issues, setIssues] = useState<readonly Issue[]>([]);
  const [failure, setFailure] = useState<string | undefined>();
  const [attempt, setAttempt] = useState(0);
  const utils = trpc.useUtils();
  const toast = useToast();
  const create = trpc.questions.create.useMutation();
  const update = trpc.questions.update.useMutation();

  const check = (form: QuestionForm): boolean => {
    const found = validateQuestion(draftOf(form), { useQuestionTimer });
    setIssues(found);
    setFailure(undefined);
    setAttempt((last) => last + 1);
    if (found.length > 0) return false;
    if (!getToken()) {
      setFailure(messages.loginAgain);
      return false;
    }
    return true;
  };

  const save = async (form: QuestionForm, image: QuestionImageChoice): Promise<boolean> => {
    if (!check(form)) return false;
    const data = questionFormData(draftOf(form), question ? { questionId: question._id } : { quizId });
    image.addTo(data);
    try {
      await (question ? update : create).mutateAsync(data);
    } catch (error) {
      showFailure(error, image);
      return false;
    }
    void utils.quizzes.dashboard.invalidate();
    await utils.quizzes.get.invalidate({ quizId });
    dismissToast(savedToast);
    savedToast = toast(texts.saved);
    return true;
  };

  const showFailure = (error: unknown, image: QuestionImageChoice) => {
    const status = statusOf(error);
    const sentence = serverSentence(error);
    if (status === 401) setFailure(messages.loginAgain);
    else if (sentence && (status === 413 || status === 415)) {
      image.setError(sentence);
      document.getElementById(fieldIds.image)?.scrollIntoView({ block: 'center' });
    } else setFailure((status !== 500 && sentence) || texts.saveFailed);
  };

  const saving = create.isPending || update.isPending;
  return { check, save, saving, issues, attempt, failure, dismissFailure: () => setFailure(undefined) };
}
