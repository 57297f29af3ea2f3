import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Question } from '../../../shared/question/schema';
import type { QuestionType } from '../../../shared/question-types/registry';
import { useDraft } from '../../platform/use-draft';
import { NEW_QUESTION } from '../../quiz-parts/teacher-paths';
import { useToast } from '../../ui/Toaster';
import { dismissToast } from '../../ui/toasts';
import { type KeptChanges, useUnsavedChanges } from '../../ui/unsaved-changes';
import { readKept } from './kept-question';
import { blankForm, formOf, type QuestionForm, withChanges, withPartsOf, withType } from './question-form';
import { texts } from './texts';
import { useQuestionImage } from './use-question-image';

const nowhere = () => false;

/** What decides whether something is unsaved: the keys of lines do not. */
const contentOf = (form: QuestionForm): string =>
  JSON.stringify(form, (name, value: unknown) => (name === 'key' ? undefined : value));

/** The fields of the editor; a new question of the same type and marks follows after 'Save and add another'. */
export function useQuestionForm(quizId: string, question: Question | undefined) {
  const [form, setForm] = useState<QuestionForm>(() => (question ? formOf(question) : blankForm('mcq')));
  const [saved, setSaved] = useState(form);
  const image = useQuestionImage(question?.imageUrl ?? null);
  const toast = useToast();
  const undoToast = useRef('');
  const hasTyped = contentOf(form) !== contentOf(saved);
  const hasChanges = hasTyped || image.hasChanged;
  const draft = useDraft({
    name: `question:${quizId}:${question?._id ?? NEW_QUESTION}`,
    value: useMemo(() => ({ form, hadImage: image.hasChanged }), [form, image.hasChanged]),
    hasChanges: hasTyped,
  });
  const { keep: keepDraft, leave } = draft;
  const { hasChanged: hasNewImage } = image;
  const keep = useCallback((): KeptChanges => {
    if (hasTyped && !keepDraft()) return 'nothing';
    if (!hasNewImage) return 'all';
    return hasTyped ? 'all-but-image' : 'nothing';
  }, [hasTyped, hasNewImage, keepDraft]);
  useUnsavedChanges(hasChanges, { mayGoTo: nowhere, keep, leave });

  const offered = draft.offered && readKept(draft.offered.value);
  const restore = () => {
    if (offered) setForm(offered.form);
    if (offered?.hadImage) toast(texts.imageNotKept);
    draft.closeOffer();
  };

  const change = useCallback((part: Partial<QuestionForm>) => setForm((now) => withChanges(now, part)), []);

  const chooseType = (type: QuestionType) => {
    const before = form;
    setForm(withType(form, type));
    const undo = () => setForm((now) => withPartsOf(now, before));
    dismissToast(undoToast.current);
    undoToast.current = toast(texts.typeChanged, { action: { label: 'Undo', onAction: undo } });
  };

  // What it undoes is gone with the question.
  useEffect(() => () => dismissToast(undoToast.current), []);

  const startNext = () => {
    draft.drop();
    dismissToast(undoToast.current);
    const next = blankForm(form.type, form.maximumMarks);
    setForm({ ...next, timeLimit: form.timeLimit });
    setSaved({ ...next, timeLimit: form.timeLimit });
    image.clear();
  };

  return {
    ...{ form, image, hasChanges, change, chooseType, startNext, restore },
    isKept: draft.isKept,
    /** When the draft was kept that can be restored. */
    offeredFromMs: offered && draft.offered?.savedAtMs,
    discardDraft: draft.closeOffer,
    dropDraft: draft.drop,
  };
}
