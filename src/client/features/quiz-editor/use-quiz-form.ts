import { useCallback, useState } from 'react';
import type { Quiz } from '../../../shared/quiz/schema';
import { useDraft } from '../../platform/use-draft';
import { isEditingOf } from '../../quiz-parts/teacher-paths';
import { useUnsavedChanges } from '../../ui/unsaved-changes';
import { draftNameOf, findKeptForm, readForm } from './kept-form';
import { countChanges, fitOrder, type QuizForm, toForm } from './quiz-form';

/** The fields of the editor, with what is unsaved counted and kept. */
export function useQuizForm(quiz: Quiz) {
  const quizId = quiz._id;
  const [typed, setTyped] = useState<QuizForm>(() => findKeptForm(quizId) ?? toForm(quiz));
  const form = fitOrder(typed, quiz);
  const changeCount = countChanges(form, quiz);
  const hasChanges = changeCount > 0;
  const draft = useDraft({ name: draftNameOf(quizId), value: typed, hasChanges });

  const mayGoTo = useCallback((address: string) => isEditingOf(quizId, address), [quizId]);
  const { keep: keepDraft, leave } = draft;
  const keep = useCallback(() => (keepDraft() ? 'all' : 'nothing'), [keepDraft]);
  useUnsavedChanges(hasChanges, { mayGoTo, keep, leave });

  const offered = draft.offered && readForm(draft.offered.value);
  const restore = () => {
    if (offered) setTyped(offered);
    draft.closeOffer();
  };

  return {
    form,
    changeCount,
    isKept: draft.isKept,
    /** When the draft was kept that can be restored. */
    offeredFromMs: offered && draft.offered?.savedAtMs,
    restore,
    discardDraft: draft.closeOffer,
    change: (part: Partial<QuizForm>) => setTyped({ ...form, ...part }),
    reset: (saved: Quiz) => {
      setTyped(toForm(saved));
      draft.drop();
    },
  };
}
