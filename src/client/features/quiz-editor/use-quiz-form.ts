import { useCallback, useEffect, useState } from 'react';
import type { Quiz } from '../../../shared/quiz/schema';
import { isEditingOf } from '../../quiz-parts/teacher-paths';
import { useUnsavedChanges } from '../../ui/unsaved-changes';
import { dropKeptForm, findKeptForm, keepForm } from './kept-form';
import { countChanges, fitOrder, type QuizForm, toForm } from './quiz-form';

/** The fields of the editor, with what is unsaved counted and kept. */
export function useQuizForm(quiz: Quiz) {
  const quizId = quiz._id;
  const [typed, setTyped] = useState<QuizForm>(() => findKeptForm(quizId) ?? toForm(quiz));
  const form = fitOrder(typed, quiz);
  const changeCount = countChanges(form, quiz);
  const hasChanges = changeCount > 0;

  useEffect(() => {
    if (hasChanges) keepForm(quizId, typed);
    else dropKeptForm(quizId);
  }, [hasChanges, quizId, typed]);

  const mayGoTo = useCallback((address: string) => isEditingOf(quizId, address), [quizId]);
  const discard = useCallback(() => dropKeptForm(quizId), [quizId]);
  useUnsavedChanges(hasChanges, { mayGoTo, discard });

  return {
    form,
    changeCount,
    change: (part: Partial<QuizForm>) => setTyped({ ...form, ...part }),
    reset: (saved: Quiz) => setTyped(toForm(saved)),
  };
}
