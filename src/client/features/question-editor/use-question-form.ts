import { useCallback, useEffect, useRef, useState } from 'react';
import type { Question, QuestionType } from '../../../shared/question/schema';
import { useToast } from '../../ui/Toaster';
import { dismissToast } from '../../ui/toast-store';
import { useUnsavedChanges } from '../../ui/unsaved-changes';
import { blankForm, formOf, type QuestionForm, withType } from './question-form';
import { texts } from './texts';
import { useQuestionImage } from './use-question-image';

const nothingKept = () => undefined;
const nowhere = () => false;

/** Fields that decide whether something is unsaved: keys of the lines do not. */
const contentOf = (form: QuestionForm): string =>
  JSON.stringify({ ...form, options: form.options.map(({ text, isCorrect }) => [text, isCorrect]) });

/** The fields of the editor; a new question of the same type and marks follows after 'Save and add another'. */
export function useQuestionForm(question: Question | undefined) {
  const [form, setForm] = useState<QuestionForm>(() => (question ? formOf(question) : blankForm('mcq')));
  const [saved, setSaved] = useState(form);
  const image = useQuestionImage(question?.imageUrl ?? null);
  const toast = useToast();
  const undoToast = useRef(0);
  const hasChanges = contentOf(form) !== contentOf(saved) || image.hasChanged;
  useUnsavedChanges(hasChanges, { mayGoTo: nowhere, discard: nothingKept });

  const change = useCallback((part: Partial<QuestionForm>) => setForm((now) => ({ ...now, ...part })), []);

  const chooseType = (type: QuestionType) => {
    const { type: before, options, modelAnswer, accepted, min, max, step } = form;
    setForm(withType(form, type));
    const undo = () => change({ type: before, options, modelAnswer, accepted, min, max, step });
    dismissToast(undoToast.current);
    undoToast.current = toast(texts.typeChanged, { action: { label: 'Undo', onAction: undo } });
  };

  // What it undoes is gone with the question.
  useEffect(() => () => dismissToast(undoToast.current), []);

  const startNext = () => {
    dismissToast(undoToast.current);
    const next = blankForm(form.type, form.maximumMarks);
    setForm({ ...next, timeLimit: form.timeLimit });
    setSaved({ ...next, timeLimit: form.timeLimit });
    image.clear();
  };

  return { form, image, hasChanges, change, chooseType, startNext };
}
