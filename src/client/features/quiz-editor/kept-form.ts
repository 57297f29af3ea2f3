import { findDraft } from '../../platform/drafts';
import type { QuizForm } from './quiz-form';

/** The name under which the unsaved fields of a quiz are kept. */
export const draftNameOf = (quizId: string): string => `quiz:${quizId}`;

/** The unsaved fields that are being edited since this page was loaded: they survive a visit to the questions. */
export function findKeptForm(quizId: string): QuizForm | undefined {
  const draft = findDraft(draftNameOf(quizId));
  return draft?.isOfThisPage ? readForm(draft.value) : undefined;
}

/** A kept value as a form, or undefined when an older version of the editor kept another shape. */
export function readForm(value: unknown): QuizForm | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const form = value as Record<keyof QuizForm, unknown>;
  const isWhole =
    [form.title, form.description, form.totalMinutes].every((field) => typeof field === 'string') &&
    [form.allowNavigation, form.shuffleQuestions, form.allowTabChange, form.useQuestionTimer].every(
      (field) => typeof field === 'boolean',
    ) &&
    Array.isArray(form.order) &&
    form.order.every((id) => typeof id === 'string');
  return isWhole ? (value as QuizForm) : undefined;
}
