import { useCallback, useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { messages } from '../../../../shared/messages';
import type { Question } from '../../../../shared/question/schema';
import { validateQuestion } from '../../../../shared/question/validate';
import type { QuestionType } from '../../../../shared/question-types/registry';
import type { Quiz } from '../../../../shared/quiz/schema';
import { NEW_QUESTION } from '../../../../shared/teacher-paths';
import { serverSentence, statusOf } from '../../../platform/error-message';
import { getToken } from '../../../platform/token';
import { trpc } from '../../../platform/trpc';
import { useDraft } from '../../../platform/use-draft';
import { fieldIds } from '../../../question-types/editing-texts';
import { CHECKED_ON_SAVE, openIssues, resolveIssues } from '../../../quiz-parts/form-issues';
import { dismissToast, useToast } from '../../../ui/Toaster';
import { forgetUnsavedChanges, type KeptChanges, useUnsavedChanges } from '../../../ui/unsaved-changes';
import {
  blankForm,
  draftOf,
  formDataOf,
  formOf,
  isCorrection,
  type QuestionForm,
  questionDrafts,
  withPartsOf,
  withType,
} from './question-form';
import { texts } from './texts';
import { useQuestionImage } from './use-question-image';

/** What was typed is replaced; what it is compared with, and what the last try to save found, stay. */
const AS_TYPED = { keepDefaultValues: true, keepErrors: true, keepSubmitCount: true };

const nowhere = () => false;

export interface QuestionFormOptions {
  quiz: Quiz;
  /** The stored question; none while adding. */
  question: Question | undefined;
  /** The quiz's setting as it stands in its editor, saved or not. */
  useQuestionTimer: boolean;
}

/** The form of one question: its fields, its image, its draft on this device, and saving it. */
export function useQuestionForm({ quiz, question, useQuestionTimer }: QuestionFormOptions) {
  const issuesOf = (typed: QuestionForm) => validateQuestion(draftOf(typed), { useQuestionTimer });
  const [stored] = useState(() => (question ? formOf(question) : blankForm('mcq')));
  const form = useForm<QuestionForm>({
    defaultValues: stored,
    resolver: (typed) => resolveIssues(typed, issuesOf(typed)),
    ...CHECKED_ON_SAVE,
  });
  const { errors, isDirty, isSubmitting } = form.formState;
  const values = form.watch();
  const image = useQuestionImage(question?.imageUrl ?? null);
  const [isCorrecting, setCorrecting] = useState(false);
  const toast = useToast();

  const read = useCallback(
    async (kept: unknown) => {
      const { readKeptQuestion } = await import('./read-kept-question');
      return readKeptQuestion(kept, (type) => withType(stored, type));
    },
    [stored],
  );
  const draft = useDraft({
    drafts: questionDrafts,
    id: `${quiz._id}:${question?._id ?? NEW_QUESTION}`,
    value: { form: values, hadImage: image.hasChanged },
    hasChanges: isDirty,
    read,
  });
  const { keep: keepDraft, leave } = draft;
  const { hasChanged: hasNewImage } = image;
  const keep = useCallback((): KeptChanges => {
    if (isDirty && !keepDraft()) return 'nothing';
    if (!hasNewImage) return 'all';
    return isDirty ? 'all-but-image' : 'nothing';
  }, [isDirty, hasNewImage, keepDraft]);
  const hasChanges = isDirty || hasNewImage;
  useUnsavedChanges(hasChanges, { mayGoTo: nowhere, keep, leave });

  const restore = () => {
    if (draft.offered) form.reset(draft.offered.value.form, AS_TYPED);
    if (draft.offered?.value.hadImage) toast(texts.imageNotKept);
    draft.closeOffer();
  };

  const undoToast = useRef('');
  const chooseType = (type: QuestionType) => {
    const before = form.getValues();
    form.reset(withType(before, type), AS_TYPED);
    const undo = () => form.reset(withPartsOf(form.getValues(), before), AS_TYPED);
    dismissToast(undoToast.current);
    undoToast.current = toast(texts.typeChanged, { action: { label: 'Undo', onAction: undo } });
  };
  // What it undoes is gone with the question.
  useEffect(() => () => dismissToast(undoToast.current), []);

  /** Nothing is unsaved any more. */
  const forget = () => {
    forgetUnsavedChanges();
    draft.drop();
  };

  const send = useSendQuestion(quiz._id, question);
  const save = form.handleSubmit(async (typed): Promise<boolean> => {
    if (!getToken()) {
      form.setError('root.save', { message: messages.loginAgain });
      return false;
    }
    if (question && quiz.hasStarted && isCorrection(question, typed)) {
      setCorrecting(true);
      return false;
    }
    try {
      await send(typed, image.addTo);
    } catch (error) {
      const { message, isOfImage } = failureOf(error);
      if (isOfImage) {
        image.setError(message);
        document.getElementById(fieldIds.image)?.scrollIntoView({ block: 'center' });
      } else form.setError('root.save', { message });
      return false;
    }
    forget();
    return true;
  });

  /** A new question of the same type, marks and time follows. */
  const startNext = () => {
    dismissToast(undoToast.current);
    const { type, maximumMarks, timeLimit } = form.getValues();
    form.reset({ ...blankForm(type, maximumMarks), timeLimit });
    image.clear();
  };

  return {
    ...{ form, values, image, draft, hasChanges, restore, chooseType, startNext, forget },
    isBusy: isSubmitting || image.preparing,
    issues: openIssues(errors, issuesOf(values)),
    /** Whether saving waits for what its correction does to marks that were given already. */
    isCorrecting,
    stopCorrecting: () => setCorrecting(false),
    /** Answers whether it was saved; a moment later an image that is being prepared goes along. */
    save: async (): Promise<boolean> => !isSubmitting && !image.preparing && (await save()) === true,
  };
}

export type QuestionEditing = ReturnType<typeof useQuestionForm>;

/** One stays in sight, however fast questions are added. */
let savedToast = '';

function useSendQuestion(quizId: string, question: Question | undefined) {
  const utils = trpc.useUtils();
  const toast = useToast();
  const create = trpc.questions.create.useMutation();
  const update = trpc.questions.update.useMutation();
  return async (form: QuestionForm, addImage: (data: FormData) => void): Promise<void> => {
    const data = formDataOf(draftOf(form), question ? { questionId: question._id } : { quizId });
    addImage(data);
    await (question ? update : create).mutateAsync(data);
    void utils.quizzes.dashboard.invalidate();
    await utils.quizzes.get.invalidate({ quizId });
    dismissToast(savedToast);
    savedToast = toast(texts.saved);
  };
}

/** A refusal says itself what is wrong, at the image where it is about that; trouble on the way gets the documented sentence. */
function failureOf(error: unknown): { message: string; isOfImage: boolean } {
  const status = statusOf(error);
  const sentence = serverSentence(error);
  if (status === 401) return { message: messages.loginAgain, isOfImage: false };
  const isOfImage = sentence !== undefined && (status === 413 || status === 415);
  return { message: (status !== 500 && sentence) || texts.saveFailed, isOfImage };
}
