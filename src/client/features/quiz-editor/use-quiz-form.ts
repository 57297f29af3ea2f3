import { useCallback, useMemo } from 'react';
import { useForm } from 'react-hook-form';
import { messages } from '../../../shared/messages';
import type { Quiz } from '../../../shared/quiz/schema';
import { isEditingOf } from '../../../shared/teacher-paths';
import { serverSentence, statusOf } from '../../platform/error-message';
import { trpc } from '../../platform/trpc';
import { useDraft } from '../../platform/use-draft';
import { CHECKED_ON_SAVE, openIssues, REFUSED, resolveIssues } from '../../quiz-parts/form-issues';
import { type QuizForm, quizDrafts } from '../../quiz-parts/quiz-drafts';
import { useToast } from '../../ui/Toaster';
import { forgetUnsavedChanges, useUnsavedChanges } from '../../ui/unsaved-changes';
import { countChanges, fitOrder, issuesOf, toForm, toRequest } from './quiz-form';
import { texts } from './texts';

interface QuizFormOptions {
  /** Whether the quiz has never been saved by hand. */
  isNew: boolean;
  onSaved: () => void;
}

/** The form of the quiz editor: its fields, its draft on this device, and saving it. */
export function useQuizForm(quiz: Quiz, { isNew, onSaved }: QuizFormOptions) {
  const quizId = quiz._id;
  const stored = useMemo(() => toForm(quiz), [quiz]);
  const form = useForm<QuizForm>({
    defaultValues: quizDrafts.findOpen(quizId) ?? stored,
    resolver: (typed) => resolveIssues(typed, issuesOf(fitOrder(typed, quiz), quiz)),
    ...CHECKED_ON_SAVE,
  });
  const values = fitOrder(form.watch(), quiz);
  // Against the quiz, not against what the form began with: questions come and go while it is open.
  const changeCount = countChanges(values, stored);
  const hasChanges = changeCount > 0;

  const read = useCallback(
    async (kept: unknown) => (await import('./read-kept-quiz')).readKeptQuiz(kept, stored),
    [stored],
  );
  const draft = useDraft({ drafts: quizDrafts, id: quizId, value: values, hasChanges, read });
  const mayGoTo = useCallback((address: string) => isEditingOf(quizId, address), [quizId]);
  const { keep: keepDraft, leave } = draft;
  const keep = useCallback(() => (keepDraft() ? 'all' : 'nothing'), [keepDraft]);
  useUnsavedChanges(hasChanges, { mayGoTo, keep, leave });

  const utils = trpc.useUtils();
  const toast = useToast();
  const update = trpc.quizzes.update.useMutation({
    onSuccess: (saved) => {
      utils.quizzes.get.setData({ quizId }, saved);
      void utils.quizzes.dashboard.invalidate();
      toast(texts.saved, { subject: 'saved' });
      form.reset(toForm(saved));
      draft.drop();
      forgetUnsavedChanges();
      onSaved();
    },
    onError: (error) => {
      const message = serverSentence(error);
      if (message === messages.titleTaken) form.setError('title', { type: REFUSED, message });
      else form.setError('root.save', { message: failureOf(error, isNew) });
    },
  });
  const save = form.handleSubmit((typed) =>
    update.mutateAsync({ quizId, ...toRequest(fitOrder(typed, quiz), quiz) }).catch(() => undefined),
  );

  const restore = () => {
    if (draft.offered) form.reset(draft.offered.value, { keepErrors: true, keepSubmitCount: true });
    draft.closeOffer();
  };

  return {
    ...{ form, values, changeCount, draft, restore, save },
    isSaving: form.formState.isSubmitting,
    issues: openIssues(form.formState.errors, issuesOf(values, quiz)),
  };
}

/** A refusal says itself what is wrong; trouble on the way gets the documented sentence. */
function failureOf(error: unknown, isNew: boolean): string {
  const status = statusOf(error);
  if (status === 401) return messages.loginAgain;
  const sentence = status === 400 || status === 409 ? serverSentence(error) : undefined;
  return sentence ?? (isNew ? texts.createFailed : texts.updateFailed);
}
